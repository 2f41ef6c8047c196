// Lists a zip as lines of CRC-32, size and name.
package main

import (
	"archive/zip"
	"fmt"
	"hash/crc32"
	"io"
	"os"
)

func main() {
	archive, err := zip.OpenReader(os.Args[1])
	check(err)
	for _, file := range archive.File {
		content, err := file.Open()
		check(err)
		crc := crc32.NewIEEE()
		size, err := io.Copy(crc, content)
		check(err)
		fmt.Printf("%08x %d %s\n", crc.Sum32(), size, file.Name)
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
