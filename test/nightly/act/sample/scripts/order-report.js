// What makes the browser download: here the file is simply written.
const { API, BROWSER_ID, KEY } = process.env;
const response = await fetch(`${API}/browsers/${BROWSER_ID}/fs/write_file?path=/downloads/report.pdf`, {
	method: 'PUT',
	headers: { authorization: `Bearer ${KEY}` },
	body: 'a report',
});
if (!response.ok) throw new Error(`The service responded with ${response.status}`);
