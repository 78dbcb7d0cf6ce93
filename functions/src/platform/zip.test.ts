import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { zipOf } from "./zip.ts";

/** As a program that unpacks does: from the end to the directory, from there to each file. */
function unpacked(archive: Buffer): { name: string; content: Buffer; sum: number }[] {
  const end = archive.length - 22;
  expect(archive.toString("latin1", end, end + 4)).toBe("PK\x05\x06");
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.toString("latin1", at, at + 4)).toBe("PK\x01\x02");
    const [size, length, local] = [
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString("utf8", at + 46, at + 46 + length);
    expect(archive.toString("latin1", local, local + 4)).toBe("PK\x03\x04");
    const begins = local + 30 + archive.readUInt16LE(local + 26);
    const entry = {
      name,
      content: archive.subarray(begins, begins + size),
      sum: archive.readUInt32LE(at + 16),
    };
    at += 46 + length;
    return entry;
  });
}

it("[N-04] an archive gives back its files, whatever their names and bytes", () => {
  const entries = [
    { name: "1-summary.pdf", content: Buffer.from("%PDF-1.7 …") },
    { name: "3-filed/आयकर.pdf", content: Buffer.from([0, 255, 80, 75, 3, 4]) },
    { name: "empty.txt", content: Buffer.alloc(0) },
  ];
  expect(unpacked(zipOf(entries))).toEqual(entries.map((entry) => ({ ...entry, sum: crc32(entry.content) })));
});
