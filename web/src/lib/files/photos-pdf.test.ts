import { kindOfFile } from "@niyamdesk/domain/documents/file-kind";
import { expect, test } from "vitest";
import { pdfOfPhotos } from "./photos-pdf.ts";

const jpeg = (length: number, fill: number) => new Uint8Array(length).fill(fill);
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test("[O-05] photos of pages become one PDF, in their order, each byte for byte and as it was held", () => {
  const file = pdfOfPhotos([
    { jpeg: jpeg(1000, 200), width: 1500, height: 2000 },
    { jpeg: jpeg(700, 201), width: 2000, height: 1000 },
  ]);
  const written = text(file);
  expect(kindOfFile(file)).toBe("application/pdf");
  expect(written).toContain("/Kids [3 0 R 6 0 R] /Count 2");
  expect([...written.matchAll(/\/MediaBox \[0 0 (\d+) (\d+)\]/g)].map(([, w, h]) => [w, h])).toEqual([
    ["595", "842"],
    ["842", "595"],
  ]);
  expect(written.indexOf(text(jpeg(1000, 200)))).toBeGreaterThan(0);
  expect(written.indexOf(text(jpeg(700, 201)))).toBeGreaterThan(written.indexOf(text(jpeg(1000, 200))));
  // Neither wider nor higher than its page.
  for (const [, w, h] of written.matchAll(/q ([\d.]+) 0 0 ([\d.]+) /g)) {
    expect(Number(w)).toBeLessThanOrEqual(842);
    expect(Number(h)).toBeLessThanOrEqual(842);
  }
});

test("[O-05] its table says where each object begins, and its streams how long they are", () => {
  const written = text(pdfOfPhotos([{ jpeg: jpeg(1234, 7), width: 30, height: 40 }]));
  const [, begins] = /startxref\n(\d+)\n%%EOF\n$/.exec(written) ?? [];
  expect(written.slice(Number(begins)).startsWith("xref\n0 6\n")).toBe(true);
  const offsets = [...written.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(5);
  for (const [at, offset] of offsets.entries()) {
    expect(written.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
  }
  for (const [whole, length] of written.matchAll(/\/Length (\d+) >>\nstream\n/g)) {
    const from = written.indexOf(whole) + whole.length;
    expect(written.slice(from + Number(length)).startsWith("\nendstream")).toBe(true);
  }
});
