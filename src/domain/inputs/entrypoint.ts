/** What the input `entrypoint` accepts. */
export const ENTRYPOINT = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';
