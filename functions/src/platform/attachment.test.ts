import fc from "fast-check";
import { expect, test } from "vitest";
import { attachmentNamed, lengthTold } from "./attachment.ts";

const nameIn = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? "");

test.each([
  ["पैन कार्ड (2).pdf", "पैन कार्ड (2).pdf"],
  [`O'Brien's "final".pdf`, `O'Brien's "final".pdf`],
  ["a\r\nX-Evil: 1.pdf", "a  X-Evil: 1.pdf"],
  ["बिल_₹1,179.pdf", "बिल_₹1,179.pdf"],
  ["../../etc/passwd", ".. .. etc passwd"],
  ["", "document"],
])("[N-20] %j is saved as %j", (name, saved) => {
  const header = attachmentNamed(name);
  expect(nameIn(header)).toBe(saved);
  expect(header).toMatch(
    /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.~%!-]*$/,
  );
});

test("[N-20] a long name keeps its ending, and no name breaks the header", () => {
  expect(nameIn(attachmentNamed(`${"क".repeat(200)}.pdf`))).toMatch(/^क+\.pdf$/);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      const header = attachmentNamed(name);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(header.length).toBeLessThan(1000);
      expect(nameIn(header)).not.toBe("");
    }),
  );
});

test("[N-30] how long a file is stands beside it up to what Cloud Run passes on with that", () => {
  expect([0, 29_999_999].map(lengthTold)).toEqual([
    { "Content-Length": "0" },
    { "Content-Length": "29999999" },
  ]);
  expect([30_000_000, 300_000_000].map(lengthTold)).toEqual([{}, {}]);
});
