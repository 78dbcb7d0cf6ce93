import { describe, expect, it } from "vitest";
import { guessMapping, readImportRow } from "./import-row.ts";

const read = (cells: Parameters<typeof readImportRow>[1]) => {
  const read = readImportRow(2, { name: "Asha Rao", phone: "98765 43210", ...cells });
  return "row" in read ? read.row : read.problem;
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
    "with the day %s is an error",
    (follow_up_on) => {
      expect(read({ follow_up_on })).toBe("date_wrong");
    },
  );

  it("needs a name and a way to reach somebody", () => {
    expect(read({ name: " " })).toBe("name_missing");
    expect(read({ name: "https://evil.example" })).toBe("name_wrong");
    expect(read({ phone: "", email: "" })).toBe("nobody_to_reach");
    expect(read({ phone: "", email: "asha@example.in" })).toMatchObject({
      phone: null,
      email: "asha@example.in",
    });
    expect(read({ email: "asha@" })).toBe("email_wrong");
    expect(read({ company: "x".repeat(151) })).toBe("text_wrong");
  });

  it("takes a formula for the text that it is", () => {
    expect(read({ notes: '=HYPERLINK("http://evil.example")' })).toMatchObject({
      notes: '=HYPERLINK("http://evil.example")',
    });
  });
});

it("[FRM-09] columns are known by what people call them, each once", () => {
  expect(
    guessMapping(["Sr", "Customer Name", "Mobile No.", "E-mail ID", "City", "Remarks", "Phone 2"]),
  ).toEqual([...[null, "name", "phone", "email", "location", "notes", null]]);
  expect(guessMapping(["नाम", "मोबाइल", "शहर"])).toEqual(["name", "phone", "location"]);
});
