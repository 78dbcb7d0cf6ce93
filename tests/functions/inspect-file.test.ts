import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import type { DocumentType } from "@niyamdesk/domain/documents/document";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Found, inspectFile } from "../../functions/src/platform/inspect-file.ts";
import {
  foldedZeros,
  jpegThatClaims,
  pdf,
  png,
  pngThatClaims,
  workbook,
  zip,
} from "../support/made-files.ts";

/** As it would be announced. */
function inspected(bytes: Buffer, content_type: DocumentType): Promise<Found> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return inspectFile(bytes, { content_type, size: bytes.length, sha256 });
}

const PDF = "application/pdf";
const FLATE = "/Filter /FlateDecode";
const LABELLED = ["Aadhaar Number", "234567890124"];

describe("a PDF", () => {
  test.each<[string, Buffer, Found]>([
    ["of two pages", pdf({ pages: [["One"], ["Two"]] }), { pages: 2, pages_read: 2 }],
    ["that may not be printed, and opens freely", pdf({ ownerLocked: true }), { pages: 1, pages_read: 1 }],
    ["that opens with a password", pdf({ password: "ABCD1234" }), { refusal: "locked" }],
    ["of 300 pages", pdf({ claims: 300 }), { pages: 300, pages_read: 50 }],
    ["of 20,000 pages", pdf({ claims: 20_000 }), { refusal: "too_many_pages" }],
    ["that is no more than its first line", Buffer.from("%PDF-1.7"), { refusal: "damaged" }],
    [
      "with a stream of 60 MB",
      pdf({ streams: [{ dictionary: FLATE, content: foldedZeros(60e6, 1) }] }),
      { refusal: "too_complex" },
    ],
    [
      "with 60 MB folded twice",
      pdf({
        streams: [{ dictionary: "/Filter [/FlateDecode /FlateDecode]", content: foldedZeros(60e6, 2) }],
      }),
      { refusal: "too_complex" },
    ],
  ])("[N-16] [N-17] [STO-01] %s", async (_, bytes, found) => {
    expect(await inspected(bytes, PDF)).toEqual(found);
  });

  test("[N-17] whose bomb is behind an owner's lock ends the process that reads it, not this one", {
    timeout: 60_000,
  }, async () => {
    const bomb = deepContents(1.2e9);
    const before = process.memoryUsage.rss();
    expect(await inspected(bomb, PDF)).toEqual({ refusal: "too_complex" });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200e6);
  });

  test.each<[boolean, readonly string[]]>([
    [true, ["Name: Asha Rao", "2345 6789 0124"]],
    [true, ["2345-6789-0124"]],
    [true, LABELLED],
    [false, ["XXXX XXXX 0124", "Aadhaar"]],
    [false, ["2345 6789 0125"]],
    [false, ["VID 2345 6789 0124 1234"]],
    // One UPI reference in ten passes the check.
    [false, ["UPI/234567890124/PAYMENT", "UPI/234567890124/RENT"]],
    [false, ["2345 6789", "0124"]],
  ])("[STO-01] a whole Aadhaar number is found (%s) in %j", async (found, lines) => {
    for (const ownerLocked of [false, true]) {
      const read = await inspected(pdf({ pages: [["First"], lines], ownerLocked }), PDF);
      expect(read).toEqual(found ? { refusal: "aadhaar" } : { pages: 2, pages_read: 2 });
    }
  });
});

describe("a picture", () => {
  test.each<[string, Buffer, DocumentType, Found]>([
    ["a PNG", png(40, 30), "image/png", { pages: null, pages_read: 0 }],
    ["a JPEG", jpegThatClaims(4032, 3024), "image/jpeg", { pages: null, pages_read: 0 }],
    ["a PNG of 30,000 × 30,000", pngThatClaims(30_000, 30_000), "image/png", { refusal: "too_many_pixels" }],
    [
      "a JPEG of 20,000 × 20,000",
      jpegThatClaims(20_000, 20_000),
      "image/jpeg",
      { refusal: "too_many_pixels" },
    ],
    ["a PNG that ends early", png(40, 30).subarray(0, -20), "image/png", { refusal: "damaged" }],
    ["a JPEG that ends early", jpegThatClaims(40, 30).subarray(0, -2), "image/jpeg", { refusal: "damaged" }],
    ["a PNG of no width", pngThatClaims(0, 30), "image/png", { refusal: "damaged" }],
  ])("[N-17] [STO-01] %s", async (_, bytes, type, found) => {
    expect(await inspected(bytes, type)).toEqual(found);
  });
});

const CSV = "text/csv";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const TAKEN: Found = { pages: null, pages_read: 0 };
const TYPES = "[Content_Types].xml";

describe("a table", () => {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  test.each<[string, Buffer, Found]>([
    ["as text", Buffer.from("Invoice,Buyer\n1,आशा\n"), TAKEN],
    ["as UTF-16, as Excel saves it", utf16("Invoice\tBuyer\r\n1\tआशा\r\n"), TAKEN],
    ["in the code page of older Excel", Buffer.from("Invoice;Montr\xe9al\n1;2\n", "latin1"), TAKEN],
    ["of 5 MB", Buffer.from("a,b\n".repeat(1.2e6)), TAKEN],
    ["that is a web page", Buffer.from("<html>a,b\n<script>1</script>"), { refusal: "wrong_kind" }],
    ["that is a PDF", pdf(), { refusal: "wrong_kind" }],
    ["that is a program", Buffer.from("MZ\x90\0\x03,\n"), { refusal: "wrong_kind" }],
    [
      "with something binary far below",
      Buffer.from(`a,b\n${"c,d\n".repeat(50_000)}\0`),
      { refusal: "wrong_kind" },
    ],
    ["that is a workbook", workbook(), { refusal: "wrong_kind" }],
    ["with whole Aadhaar numbers", Buffer.from("Name,Aadhaar\nAsha,234567890124\n"), { refusal: "aadhaar" }],
    [
      "with whole Aadhaar numbers far below their heading",
      Buffer.from(`Name,Aadhaar No (12 digits)\n${"Asha,XXXXXXXX0124\n".repeat(9)}Ravi,234567890124\n`),
      { refusal: "aadhaar" },
    ],
    ["with UPI references", Buffer.from("Date,Reference\n1 Dec,234567890124\n"), TAKEN],
    [
      "with UPI references and a payment by Aadhaar",
      Buffer.from(`Date,Remark\n1 Dec,AEPS/AADHAAR/5678\n${"2 Dec,Rent\n".repeat(3)}3 Dec,234567890124\n`),
      TAKEN,
    ],
    ["of one line with numbers alone", Buffer.from("234567890124,".repeat(380_000)), TAKEN],
    ["of line ends alone", Buffer.from(`a,b${"\n".repeat(5e6)}`), { refusal: "too_complex" }],
  ])("[N-16] [N-17] [STO-01] %s", async (_, bytes, found) => {
    expect(await inspected(bytes, CSV)).toEqual(found);
  });
});

describe("a workbook", () => {
  const LOCKED = Buffer.concat([
    Buffer.from("d0cf11e0a1b11ae1", "hex"),
    Buffer.alloc(600),
    Buffer.from("EncryptedPackage", "utf16le"),
    Buffer.alloc(600),
  ]);
  const zeros = "0".repeat(3_000_000);
  test.each<[string, Buffer, Found]>([
    [
      "as programs write it",
      workbook({
        rows: [
          ["Invoice", "Amount"],
          ["A-1", 200],
          [{ days: 46_000 }, 1],
        ],
      }),
      TAKEN,
    ],
    ["with macros", workbook({ more: [["xl/vbaProject.bin", "x"]] }), { refusal: "macros" }],
    [
      "with macros of the time before",
      workbook({ more: [["xl/macrosheets/sheet1.xml", "x"]] }),
      { refusal: "macros" },
    ],
    [
      "with a file within",
      workbook({ more: [["xl/embeddings/oleObject1.bin", "x"]] }),
      { refusal: "macros" },
    ],
    ["that calls its macros otherwise", workbook({ types: macroKind() }), { refusal: "macros" }],
    [
      "that has two lists of its kinds",
      workbook({
        more: [
          [TYPES, "<Types/>"],
          [TYPES.toLowerCase(), macroKind()],
        ],
      }),
      { refusal: "damaged" },
    ],
    ["whose list of kinds is UTF-16", workbook({ more: [kindsAs("utf16le")] }), { refusal: "damaged" }],
    [
      "that hides a letter of its kind",
      workbook({ types: macroKind().replace("macroE", "macro&#69;") }),
      { refusal: "damaged" },
    ],
    [
      "with sheets of macros elsewhere",
      workbook({ types: '<Override ContentType="application/vnd.ms-excel.macrosheet+xml"/>' }),
      { refusal: "macros" },
    ],
    [
      "that asks a program for its values",
      workbook({ more: [["xl/externalLinks/externalLink1.xml", '<ddeLink ddeService="cmd"/>']] }),
      { refusal: "macros" },
    ],
    [
      "that refers to another one",
      workbook({ more: [["xl/externalLinks/externalLink1.xml", "<externalBook/>"]] }),
      TAKEN,
    ],
    [
      "that fetches when it is opened",
      workbook({ more: [["xl/connections.xml", '<connection refreshOnLoad="1"/>']] }),
      { refusal: "macros" },
    ],
    ["that opens with a password", LOCKED, { refusal: "locked" }],
    ["of the old kind", Buffer.from("d0cf11e0a1b11ae1", "hex"), { refusal: "wrong_kind" }],
    ["whose part is locked", workbook({ more: [["xl/a.xml", "x", { flags: 1 }]] }), { refusal: "locked" }],
    [
      "that is a letter",
      zip([
        [TYPES, "<Types/>"],
        ["word/document.xml", "x"],
      ]),
      { refusal: "wrong_kind" },
    ],
    ["that is a ZIP of something else", zip([["a.exe", "MZ"]]), { refusal: "wrong_kind" }],
    ["that is no more than its first bytes", Buffer.from("PK\x03\x04"), { refusal: "damaged" }],
    ["that ends early", workbook().subarray(0, -40), { refusal: "damaged" }],
    ["that would write elsewhere", workbook({ more: [["../../etc/a.xml", "x"]] }), { refusal: "damaged" }],
    [
      "that claims a hundred gigabytes in 3 kB",
      workbook({
        more: Array.from({ length: 25 }, (_, at) => [`xl/b${at}.xml`, "x", { claims: 0xffff_fff0 }]),
      }),
      { refusal: "too_complex" },
    ],
    ["that is folded a thousandfold", workbook({ more: [["xl/b.xml", zeros]] }), { refusal: "too_complex" }],
    [
      "that holds more than it claims",
      workbook({ more: [["xl/b.xml", zeros, { claims: 1000 }]] }),
      { refusal: "damaged" },
    ],
    [
      "of other bytes than it claims",
      workbook({ more: [["xl/b.xml", "abc", { folded: deflateRawSync("abd") }]] }),
      { refusal: "damaged" },
    ],
    [
      "whose parts share their bytes",
      workbook({
        more: Array.from({ length: 50 }, (_, at) => [`xl/b${at}.xml`, "x".repeat(900), { shares: at > 0 }]),
      }),
      { refusal: "too_complex" },
    ],
    [
      "of ten thousand parts",
      workbook({ more: Array.from({ length: 10_000 }, (_, at) => [`xl/b${at}.xml`, ""]) }),
      { refusal: "too_complex" },
    ],
    [
      "with whole Aadhaar numbers",
      workbook({ rows: [["Aadhaar"], ["2345 6789 0124"]] }),
      { refusal: "aadhaar" },
    ],
    [
      "with whole Aadhaar numbers as numbers",
      workbook({
        rows: [
          ["Name", "Aadhaar No", "PAN", "Mobile"],
          ["Asha", 234567890124, "ABCDE1234F", 9812300601],
        ],
      }),
      { refusal: "aadhaar" },
    ],
    [
      "with whole Aadhaar numbers as texts, behind other headings",
      workbook({
        rows: [
          ["Name", "Aadhaar No", "PAN", "Mobile"],
          ["Asha", "234567890124", "ABCDE1234F", 9812300601],
        ],
      }),
      { refusal: "aadhaar" },
    ],
    [
      "with a whole Aadhaar number in the cell itself",
      workbook({
        more: [["xl/worksheets/sheet2.xml", '<c t="inlineStr"><is><t>2345 6789 0124</t></is></c>']],
      }),
      { refusal: "aadhaar" },
    ],
    [
      "with numbers of e-way bills",
      workbook({
        rows: [
          ["GSTIN/UID", "E-way bill"],
          ["-", 234567890124],
        ],
      }),
      TAKEN,
    ],
    [
      "whose texts a program wrote with a prefix",
      workbook({ more: [["xl/SharedStrings.xml", '<x:t xml:space="preserve">2345 6789 0124</x:t>']] }),
      { refusal: "aadhaar" },
    ],
    [
      "whose texts begin a million times and never end",
      workbook({ more: [["xl/SharedStrings.xml", "<t ".repeat(340_000)]] }),
      { pages: null, pages_read: 0 },
    ],
    ["that is text", Buffer.from("a,b\n1,2\n"), { refusal: "damaged" }],
  ])("[N-16] [N-17] [STO-01] %s", async (_, bytes, found) => {
    expect(await inspected(bytes, XLSX)).toEqual(found);
  });

  test("[N-17] none of these takes memory to speak of", async () => {
    const bombs = [
      workbook({ more: [["xl/b.xml", "0".repeat(200_000_000)]] }),
      workbook({ more: [["xl/b.xml", "0".repeat(50_000_000), { claims: 900_000 }]] }),
      workbook({
        more: Array.from({ length: 1_900 }, (_, at) => [
          `xl/b${at}.xml`,
          "0".repeat(1_000_000),
          { shares: at > 0 },
        ]),
      }),
    ];
    const before = process.memoryUsage().rss;
    for (const bomb of bombs) expect(await inspected(bomb, XLSX)).toHaveProperty("refusal");
    expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
  });
});

test.each<[string, Buffer, DocumentType]>([
  ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>"), PDF],
  ["a web page with a PDF behind it", Buffer.concat([Buffer.from("<html></html>"), pdf()]), PDF],
  ["a program", Buffer.from("MZ\x90\0"), PDF],
  ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "image/png"],
  ["a PNG that says it is a JPEG", png(4, 4), "image/jpeg"],
  ["a ZIP", Buffer.from("PK\x03\x04"), PDF],
])("[STO-01] %s is not what it claims", async (_, bytes, type) => {
  expect(await inspected(bytes, type)).toEqual({ refusal: "wrong_kind" });
});

test("[STO-01] other bytes than were announced, or more of them, are refused", async () => {
  const bytes = pdf();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const announced = { content_type: PDF, size: bytes.length, sha256 } as const;
  const twice = Buffer.concat([bytes, bytes]);
  expect(await inspectFile(twice, announced)).toEqual({ refusal: "not_as_sent" });
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(await inspectFile(bytes, announced)).toEqual({ refusal: "not_as_sent" });
});

test("[STO-01] [N-17] whatever is cut off, changed or put behind, the check ends and says one thing", {
  timeout: 120_000,
}, async () => {
  const whole: readonly [Buffer, DocumentType][] = [
    [pdf({ pages: [["One"], ["Two"]] }), PDF],
    [pdf({ ownerLocked: true }), PDF],
    [png(20, 20), "image/png"],
    [jpegThatClaims(20, 20), "image/jpeg"],
    [
      workbook({
        rows: [
          ["Invoice", "Amount"],
          ["A-1", 200],
        ],
      }),
      XLSX,
    ],
    [Buffer.from("Invoice,Amount\n1,200\n"), CSV],
  ];
  const damaged = fc
    .record({
      file: fc.constantFrom(...whole),
      cut: fc.integer({ min: 1, max: 100 }),
      changes: fc.array(fc.record({ at: fc.nat(), to: fc.nat(255) }), { maxLength: 12 }),
      behind: fc.uint8Array({ maxLength: 40 }),
    })
    .map(({ file: [bytes, type], cut, changes, behind }) => {
      const kept = Buffer.concat([bytes.subarray(0, Math.ceil((bytes.length * cut) / 100)), behind]);
      for (const { at, to } of changes) if (kept.length > 0) kept[at % kept.length] = to;
      return [kept, type] as const;
    });
  await fc.assert(
    fc.asyncProperty(damaged, async ([bytes, type]) => {
      const found = await inspected(bytes, type);
      expect("refusal" in found ? typeof found.refusal : found.pages_read).toBeDefined();
    }),
    { numRuns: 60 },
  );
});

function macroKind(): string {
  return '<Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>';
}

/** The list of its kinds in another encoding. */
function kindsAs(encoding: BufferEncoding): readonly [string, string, { bytes: Buffer }] {
  return [TYPES, "", { bytes: Buffer.from(`\ufeff${macroKind()}`, encoding) }];
}

/** Page content that unfolds in two steps, sealed so that nobody sees from outside what is in it. */
function deepContents(bytes: number): Buffer {
  const content = foldedZeros(bytes, 2);
  const sealed = pdf({
    ownerLocked: true,
    streams: [{ dictionary: "/Filter [/FlateDecode /FlateDecode]", content }],
  });
  // The first page's content is the bomb: 12 is the stream that stands behind one page.
  return Buffer.from(sealed.toString("latin1").replace("/Contents 11 0 R", "/Contents 12 0 R"), "latin1");
}
