import java.io.*;
import java.util.zip.*;

/** Lists a zip from standard input as lines of CRC-32, size and name. */
public class ZipRead {
	public static void main(String[] args) throws Exception {
		PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8");
		ZipInputStream zip = new ZipInputStream(new BufferedInputStream(System.in));
		byte[] buffer = new byte[1 << 16];
		for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
			CRC32 crc = new CRC32();
			long size = 0;
			for (int n = zip.read(buffer); n >= 0; n = zip.read(buffer)) {
				crc.update(buffer, 0, n);
				size += n;
			}
			out.println(String.format("%08x %d %s", crc.getValue(), size, entry.getName()));
		}
		out.flush();
	}
}
