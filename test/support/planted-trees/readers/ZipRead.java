import java.io.*;
import java.util.*;
import java.util.zip.*;

/** Lists a zip as lines of CRC-32, size and name, from a file or, with no argument, from standard input. */
public class ZipRead {
	public static void main(String[] args) throws Exception {
		PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8");
		if (args.length == 1) {
			try (ZipFile zip = new ZipFile(args[0])) {
				for (ZipEntry entry : Collections.list(zip.entries())) print(out, entry, zip.getInputStream(entry));
			}
		} else {
			ZipInputStream zip = new ZipInputStream(new BufferedInputStream(System.in));
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) print(out, entry, zip);
		}
		out.flush();
	}

	static void print(PrintStream out, ZipEntry entry, InputStream content) throws IOException {
		CRC32 crc = new CRC32();
		long size = 0;
		byte[] buffer = new byte[1 << 16];
		for (int n = content.read(buffer); n >= 0; n = content.read(buffer)) {
			crc.update(buffer, 0, n);
			size += n;
		}
		out.println(String.format("%08x %d %s", crc.getValue(), size, entry.getName()));
	}
}
