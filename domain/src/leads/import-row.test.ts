import { describe, expect, it } from "vitest";
import { guessMapping, readImportRow } from "./import-row.ts";

const read = (cells: Parameters<typeof readImportRow>[1]) => {
  const read = readImportRow(2, { name: "Asha Rao", phone: "98765 43210", ...cells });
  return "row" in read ? read.row : read.problem;
};
const lost = (cells: Parameters<typeof readImportRow>[1]) => {
  const read = readImportRow(2, { name: "Asha Rao", phone: "98765 43210", ...cells });
  return "row" in read ? read.lost : read.problem;
};

describe("[FRM-10] a row of a file", () => {
  it.each([
    ["9.87654E+09", "phone_rounded"],
    ["4.41E+11", "phone_rounded"],
    ["987654321", "phone_wrong"],
    ["12", "phone_wrong"],
    ["call me", "phone_wrong"],
  ])("with the number %s is an error and never guessed", (phone, problem) => {
    expect(read({ phone })).toBe(problem);
  });

  it.each(["'+91 98765 43210", "09876543210", "919876543210", "९८७६५४३२१०", "98765-43210"])(
    "knows the number %s",
    (phone) => {
      expect(read({ phone })).toMatchObject({ phone: "+919876543210" });
    },
  );

  it.each([
    ["03/04/2026", "2026-04-03"],
    ["31/12/2026", "2026-12-31"],
    ["3-4-2026", "2026-04-03"],
    ["2026-04-03", "2026-04-03"],
  ])("with the day %s is due in the morning of %s in India", (follow_up_on, day) => {
    expect(read({ follow_up_on })).toMatchObject({ next_follow_up: Date.parse(`${day}T10:00:00+05:30`) });
  });

  it.each(["31/02/2026", "12/31/2026", "tomorrow", "45000", "03/04/26"])(
    "with the day %s is due on no day, which is said",
    (follow_up_on) => {
      expect(read({ follow_up_on })).toMatchObject({ phone: "+919876543210", next_follow_up: null });
      expect(lost({ follow_up_on })).toEqual([{ field: "follow_up_on", what: "left_out" }]);
    },
  );

  it("with a good number is kept without what is not good of the rest, which is said", () => {
    const cells = { email: "asha@", company: "x".repeat(151), notes: `Call\u202e me`, location: "Pune" };
    expect(read(cells)).toMatchObject({
      ...{ phone: "+919876543210", email: null, company: "x".repeat(150), notes: "", location: "Pune" },
    });
    expect(lost(cells)).toEqual([
      { field: "email", what: "left_out" },
      { field: "company", what: "shortened" },
      { field: "notes", what: "left_out" },
    ]);
    expect(lost({ notes: "नमस्ते ".repeat(200) })).toEqual([{ field: "notes", what: "shortened" }]);
    expect(lost({ email: "asha@example.in", notes: "Bakery" })).toEqual([]);
    // Half a character would be none.
    expect(read({ location: "𑄌".repeat(151) })).toMatchObject({ location: "𑄌".repeat(150) });
  });

  it("keeps the PIN code with the city", () => {
    expect(read({ location: "Pune", pin: "411001" })).toMatchObject({ location: "Pune 411001" });
    expect(read({ pin: "411001" })).toMatchObject({ location: "411001" });
  });

  it("needs a name and a way to reach somebody", () => {
    expect(read({ name: " " })).toBe("name_missing");
    expect(read({ name: "https://evil.example" })).toBe("name_wrong");
    expect(read({ phone: "", email: "" })).toBe("nobody_to_reach");
    expect(read({ phone: "", email: "asha@example.in" })).toMatchObject({
      phone: null,
      email: "asha@example.in",
    });
    expect(read({ phone: "", email: "asha@" })).toBe("email_wrong");
    expect(read({ name: "x".repeat(101) })).toBe("name_too_long");
    expect(read({ name: "x".repeat(100) })).toMatchObject({ name: "x".repeat(100) });
  });

  it("takes a formula for the text that it is", () => {
    expect(read({ notes: '=HYPERLINK("http://evil.example")' })).toMatchObject({
      notes: '=HYPERLINK("http://evil.example")',
    });
  });
});

describe("[FRM-09] columns are known by what people call them, each once", () => {
  it.each([
    [
      "name",
      ["Name", "NAME", "Naam", "नाम", "Customer Name", "Grahak ka naam", "ग्राहक का नाम", "Lead", "Client"],
    ],
    [
      "phone",
      ["Phone", "Mobile No.", "mobile no", "MOB", "Mob. No", "Mo. No.", "Ph", "Phone Number", "Number"],
    ],
    ["phone", ["WhatsApp", "मोबाइल नंबर", "फ़ोन", "फोन नंबर", "Contact No", "नंबर", "Customer mobile", "Cell"]],
    ["email", ["Email", "E-mail ID", "Customer email", "ईमेल", "Mail ID (email)"]],
    ["location", ["City", "Shehar", "Sheher", "Shahar", "शहर", "Zila", "जिला", "Address", "Pata", "State"]],
    ["pin", ["PIN", "Pin code", "PINCODE", "पिन कोड", "Postal code", "Zip"]],
    ["company", ["Company", "Firm name", "Business Name", "Dukaan", "दुकान का नाम"]],
    ["service_interest", ["Service", "Service name", "Interested in", "सेवा", "Seva"]],
    ["notes", ["Notes", "Remarks", "टिप्पणी"]],
    ["follow_up_on", ["Follow up", "Next call", "Due date"]],
    [null, ["Sr", "S. No.", "क्रमांक", "Father's name", "Last name", "Date", "Lead source", "Aadhaar"]],
  ] as const)("%s: %s", (field, headings) => {
    for (const heading of headings) expect([heading, guessMapping([heading])]).toEqual([heading, [field]]);
  });

  it.each([
    [
      ["Sr", "Customer Name", "Mobile No.", "E-mail ID", "City", "Remarks", "Phone 2"],
      [null, "name", "phone", "email", "location", "notes", null],
    ],
    [
      ["नाम", "मोबाइल", "शहर"],
      ["name", "phone", "location"],
    ],
    // Whoever has a column for the name means the number by 'Contact'.
    [
      ["Contact", "Naam"],
      ["phone", "name"],
    ],
    [
      ["Contact", "Number"],
      ["name", "phone"],
    ],
    [
      ["Address", "Shehar", "PIN", "State"],
      [null, "location", "pin", null],
    ],
    [
      ["Email", "Email address 2", "Name"],
      ["email", null, "name"],
    ],
  ])("%s", (headings, fields) => {
    expect(guessMapping(headings)).toEqual(fields);
  });
});
