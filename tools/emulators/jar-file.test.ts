import { expect, test } from "vitest";
import { manifestText, zipOfOneFile } from "./jar-file.ts";

test("manifest lines hold at most 72 bytes and read back as they were", () => {
  const value = `file:///${"very-long-folder/".repeat(20)}emulator.jar`;
  const text = manifestText({ "Manifest-Version": "1.0", "Class-Path": value });
  expect(Math.max(...text.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(text.replaceAll("\r\n ", "")).toBe(`Manifest-Version: 1.0\r\nClass-Path: ${value}\r\n`);
});

test("the same content gives the same archive, with its parts where the directory says", () => {
  const archive = zipOfOneFile("META-INF/MANIFEST.MF", Buffer.from("Manifest-Version: 1.0\r\n"));
  expect(archive.equals(zipOfOneFile("META-INF/MANIFEST.MF", Buffer.from("Manifest-Version: 1.0\r\n")))).toBe(
    true,
  );
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const directory = archive.readUInt32LE(end + 16);
  expect(archive.readUInt32LE(directory)).toBe(0x02014b50);
  expect(archive.readUInt32LE(directory + 42)).toBe(0);
  expect(archive.readUInt32LE(0)).toBe(0x04034b50);
});
