"""Lists a zip as lines of CRC-32, size and name."""
import sys
import zipfile
import zlib

with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    for info in archive.infolist():
        crc = size = 0
        with archive.open(info) as content:
            while chunk := content.read(1 << 20):
                crc = zlib.crc32(chunk, crc)
                size += len(chunk)
        sys.stdout.buffer.write(f"{crc:08x} {size} {info.filename}\n".encode())
