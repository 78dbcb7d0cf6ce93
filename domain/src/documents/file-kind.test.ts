import { expect, test } from "vitest";
import { type FileKind, kindOfFile } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each<[string, FileKind]>([
  ["%PDF-1.7\n", "application/pdf"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["PK\x03\x04", "office"],
  ["\xd0\xcf\x11\xe0\xa1\xb1", "office"],
  ["\0\0\0\x18ftypheic\0\0\0\0", "heic"],
  ["\0\0\0\x18ftypmif1\0\0\0\0", "heic"],
  ["\0\0\0\x18ftypmp42\0\0\0\0", "other"],
  ["GIF89a", "picture"],
  ["RIFF\0\0\0\0WEBP", "picture"],
  ["<!DOCTYPE html>", "web_page"],
  ["\n <svg xmlns=", "web_page"],
  [" %PDF-1.7", "other"],
  ["Invoice,Amount\r\n1,200\r\n", "text/csv"],
  ["\xff\xfeI\0,\0A\0", "text/csv"],
  ["Montr\xe9al;200\n", "text/csv"],
  ["One line without any cells", "other"],
  ['{"a": 1, "b": 2}', "other"],
  ["{\\rtf1;a,b}", "other"],
  ["#!/bin/sh\necho a, b", "other"],
  ["a,b\n\0\x01,c", "other"],
  ["", "other"],
])("[STO-01] [STO-02] %j is known as %s by its bytes", (text, kind) => {
  expect(kindOfFile(bytes(text))).toBe(kind);
});
