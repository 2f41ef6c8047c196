// Zips a folder and posts it as the vendor's command line does: Go's archive/zip into a file for temporary files, that
// file into a form in memory, and the form to the service. Arguments: the tree, the address, the folder for the file.
package main

import (
	"archive/zip"
	"bytes"
	"io"
	"io/fs"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
)

func main() {
	tree, url := os.Args[1], os.Args[2]
	name := filepath.Join(os.Args[3], "zip-post.zip")
	pack(tree, name)
	var form bytes.Buffer
	parts := multipart.NewWriter(&form)
	part, err := parts.CreateFormFile("file", "app.zip")
	check(err)
	file, err := os.Open(name)
	check(err)
	_, err = io.Copy(part, file)
	check(err)
	check(file.Close())
	check(parts.WriteField("entrypoint_rel_path", "index.js"))
	check(parts.WriteField("region", "aws.us-east-1a"))
	check(parts.Close())
	response, err := http.Post(url+"/deployments", parts.FormDataContentType(), &form)
	check(err)
	_, err = io.Copy(io.Discard, response.Body)
	check(err)
	check(os.Remove(name))
}

func pack(tree, name string) {
	file, err := os.Create(name)
	check(err)
	archive := zip.NewWriter(file)
	check(filepath.WalkDir(tree, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		inside, err := filepath.Rel(tree, at)
		check(err)
		info, err := entry.Info()
		check(err)
		header, err := zip.FileInfoHeader(info)
		check(err)
		header.Name = filepath.ToSlash(inside)
		header.Method = zip.Deflate
		into, err := archive.CreateHeader(header)
		check(err)
		source, err := os.Open(at)
		check(err)
		_, err = io.Copy(into, source)
		check(err)
		return source.Close()
	}))
	check(archive.Close())
	check(file.Close())
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
