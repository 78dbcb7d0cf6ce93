import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import {
  documentId,
  email,
  newPassword,
  optionalBusinessName,
  optionalGstin,
  optionalPhone,
  optionalText,
  ownPhone,
  personName,
  phone,
  stateCode,
} from "./fields.ts";

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe("a person's name", () => {
  it.each(["A", "R. K.", "Madhu", "D'Souza", "Anne-Marie", "राम", "क्‍ष", "María José", "x".repeat(100)])(
    "[FRM-01] '%s' is a name",
    (name) => {
      expect(personName.parse(name)).toBe(name);
    },
  );

  it("[FRM-01] spaces are tidied, also unbreakable ones", () => {
    expect(personName.parse("  Asha\u00a0 Rao ")).toBe("Asha Rao");
  });

  it.each(["\u202aAsha Rao\u202c", "\u2068Asha Rao\u2069", "\ufeffAsha Rao\u200b", "\u200e Asha Rao"])(
    "[N-12] marks that were copied along with '%s' fall away",
    (typed) => {
      expect(personName.parse(typed)).toBe("Asha Rao");
      expect(optionalBusinessName.parse(typed)).toBe("Asha Rao");
      expect(email.parse(typed.replace("Asha Rao", "Asha@Example.in"))).toBe("asha@example.in");
      expect(email.parse(typed.replace("Asha Rao", "mailto:asha@example.in"))).toBe("asha@example.in");
    },
  );

  it("[FRM-01] the limit counts characters, not code units", () => {
    expect(personName.safeParse("𑄌".repeat(100)).success).toBe(true);
    expect(personName.safeParse("x".repeat(101)).success).toBe(false);
  });

  it.each([
    ...[
      "Dr.Rao",
      "M.S.Dhoni",
      "md.imran",
      "St.John",
      "A.P.J. Abdul Kalam",
      "Dr. Rao",
      "Md. Irfan",
      "K.Ramesh",
    ],
    ...[
      "Ch.Venkat",
      "Prof.Dr.Rao",
      "Smt.Asha Rao",
      "Kumar.S",
      "Ramesh. Kumar",
      "Rao Jr.",
      "\u090f\u092e.\u090f\u0938.\u0927\u094b\u0928\u0940",
    ],
  ])("[FRM-01] '%s' is no link", (name) => {
    expect(personName.parse(name)).toBe(name);
  });

  it.each([
    ...["Locked. Pay at evil.example/pay", "pay evil.com", "www.evil", "a@b", "A\ud800B"],
    ...["Win at evil.ru", "evil2.com", "t.me", "Mr.evil.ru", "evil\u3002ru"],
    ...["Prize at paytm.dr.com", "\u3164\u3164"],
  ])("[FRM-15] %j would be a link in a mail of ours", (name) => {
    expect(personName.safeParse(name).success).toBe(false);
  });

  it.each([
    ...["K.Dev", "Dr.Dev Sharma", "S.Dev Anand", "Senthil.Kumar", "Syed.Ali", "Thiru.Murugan", "Tmt.Lakshmi"],
    ...["Mst.Fatima", "Miss.Pooja", "Shrimati.Rekha", "Sub.Balwant Singh", "Murugan.MP", "Ramesh S/o Suresh"],
    ...["C/O Ramesh", "A.P.J.Abdul Kalam", "Saravanan.K", "Er.Suresh", "CA.Ankit Jain", "राम.कुमार"],
    ...[
      "राम.भारत",
      "Ramesh S/o. Suresh",
      "S/o.Suresh",
      "K.Ai",
      "M/s Sharma",
      "Lakshmi W/o K.Rao",
      "S. Indira",
    ],
  ])("[N-14] '%s' is a name, here and for the rules", (name) => {
    expect(personName.parse(name)).toBe(name);
    expect(isNameToTheRules(name)).toBe(true);
  });

  it.each([
    ...["www.offer.com", "win@mail.in", "Offer at offer.com", "https://offer", "Claim //offer", "mailto:a"],
    ...[
      "bit.ly/x",
      "goo.gl/abc",
      "A.com",
      "A\u3002com",
      "\uff21\uff0e\uff43\uff4f\uff4d",
      "a\\b",
      "t.me/x",
      "offer.in",
    ],
  ])("[N-14] [AX-17] '%s' is an address, here and for the rules", (name) => {
    expect(personName.safeParse(name).success).toBe(false);
    expect(isNameToTheRules(name)).toBe(false);
  });

  it.each(["", "   ", "<b>", "<b>Asha</b>", "123", "...", "Asha\u0000", "Asha\u202eoaR"])(
    "[FRM-01] '%s' is not",
    (name) => {
      expect(personName.safeParse(name).success).toBe(false);
    },
  );

  it("[FRM-01] a missing name is asked for", () => {
    expect(firstMessage(personName, "  ")).toBe("Please enter your name");
  });
});

describe("email", () => {
  it("[Y-02] is stored in lower case without spaces around", () => {
    expect(email.parse("  Asha.Rao@Example.CO.IN ")).toBe("asha.rao@example.co.in");
  });

  it.each([
    "",
    "asha",
    "asha@",
    "asha@example",
    "a b@example.in",
    "a@b@example.in",
    "a@example..in",
    "<a@b.in>",
    "aaa,bbb@corp.example",
    "g:ddd@corp.example",
    "(x)eee@corp.example",
    "fff@corp.example,hhh.example",
    "a\u0000b@corp.example",
    "a\u202eb@corp.example",
  ])("[Y-02] '%s' is refused", (typed) => {
    expect(firstMessage(email, typed)).toBe("Please enter a valid email address");
  });

  it("[Y-02] has at most 254 characters", () => {
    const address = (length: number) => `a@${"b".repeat(length - 5)}.in`;
    expect(email.safeParse(address(254)).success).toBe(true);
    expect(email.safeParse(address(255)).success).toBe(false);
  });
});

describe("phone", () => {
  it("[AUTH-01] becomes E.164", () => {
    expect(phone.parse("098765 43210")).toBe("+919876543210");
  });

  it.each(["", "12345", "1".repeat(31)])("[Y-02] '%s' is refused in the form's words", (typed) => {
    expect(firstMessage(phone, typed)).toBe("Please enter a valid phone number");
  });

  it.each([
    "1800 123 456",
    "1800-123-4567",
    "+91 1800 123 456",
    "0091 1800 123 4567",
    "0 1800 123 456",
    "१८०० १२३ ४५६",
    "1860 123 4567",
  ])("[SX-03] '%s' is toll-free: nobody's own number, but ours may be", (typed) => {
    for (const field of [phone, optionalPhone]) {
      expect(firstMessage(field, typed)).toContain("toll-free");
    }
    expect(ownPhone.parse(typed)).toMatch(/^\+9118[06]0123456?7?$/);
  });

  it.each([
    ["0180 264 1234", "+911802641234"],
    ["0186 222 3456", "+911862223456"],
    ["+1 800 555 0199", "+18005550199"],
    ["+91 80012 34567", "+918001234567"],
  ])("[SX-03] '%s' only looks like one", (typed, number) => {
    for (const field of [phone, optionalPhone, ownPhone]) expect(field.parse(typed)).toBe(number);
  });
});

describe("optional fields", () => {
  it.each([undefined, "", "   "])("[FRM-12] a blank GSTIN (%j) is absent", (typed) => {
    expect(optionalGstin.parse(typed)).toBeUndefined();
  });

  it("[FRM-12] blank text is absent, other text is trimmed, long text refused", () => {
    expect(optionalText(5, "Too long").parse("  ")).toBeUndefined();
    expect(optionalText(5, "Too long").parse(" abc ")).toBe("abc");
    expect(optionalText(5, "Too long").safeParse("abcdef").error?.issues[0]?.message).toBe("Too long");
  });

  it("[FRM-12] optional text that is not seen is absent, half characters and controls are refused, lines kept", () => {
    expect(optionalText(50, "Too long").parse("\u200b\u2060 ")).toBeUndefined();
    expect(optionalText(50, "Too long").parse("Flat 4\r\nPune")).toBe("Flat 4\nPune");
    for (const text of ["a\ud800b", "a\u0000b", "a\u202eb"]) {
      expect(firstMessage(optionalText(50, "Too long"), text)).toBe("Please write in plain text");
    }
  });

  it("[FRM-12] a blank business name is absent, another is on one line, a long one refused", () => {
    expect(optionalBusinessName.parse("  ")).toBeUndefined();
    expect(optionalBusinessName.parse(" M/s Rao &\n Sons (India) Pvt. Ltd. ")).toBe(
      "M/s Rao & Sons (India) Pvt. Ltd.",
    );
    expect(optionalBusinessName.safeParse("x".repeat(151)).success).toBe(false);
  });

  it.each([
    "Acme https://evil.example/pay",
    "Acme www.evil",
    "pay@evil",
    "A\u0000B",
    "A\u202eB",
    "<b>A",
    "A\ud800B",
  ])("[FRM-15] %j is no business name that stands in a mail of ours", (name) => {
    expect(optionalBusinessName.safeParse(name).success).toBe(false);
  });

  it("[FRM-03] a GSTIN is tidied and its check digit tested", () => {
    expect(optionalGstin.parse("27aapfu0939f1zv")).toBe("27AAPFU0939F1ZV");
    expect(firstMessage(optionalGstin, "27AAPFU0939F1ZW")).toBe(
      "This GSTIN is not valid. Please check each character.",
    );
  });
});

describe("other fields", () => {
  it("[Y-02] the State must be one of today's", () => {
    expect(stateCode.safeParse("27").success).toBe(true);
    expect(firstMessage(stateCode, "28")).toBe("Please choose your State");
  });

  it("[A-05] a password has 8 to 128 characters", () => {
    expect(firstMessage(newPassword, "1234567")).toBe("Password must be at least 8 characters");
    expect(newPassword.safeParse("12345678").success).toBe(true);
    expect(newPassword.safeParse("x".repeat(129)).success).toBe(false);
  });

  it.each(["", "a/b", "../x", "a b", "__é", "x".repeat(65)])(
    "[RZP-04] '%s' cannot be a document id",
    (id) => {
      expect(documentId.safeParse(id).success).toBe(false);
    },
  );
});

it("[AX-17] a domain in letters that only look like others is no name", () => {
  for (const name of [
    "\uff21\uff0e\uff43\uff4f\uff4d",
    "\u{1d400}.\u{1d41c}\u{1d428}\u{1d426}",
    "evil\u2024com",
    "\u24d0.\u24d2\u24de\u24dc",
  ]) {
    expect([name, personName.safeParse(name).success]).toEqual([name, false]);
  }
});

const RULES = readFileSync(new URL("../../../firestore.rules", import.meta.url), "utf8");

/** What `isName` of the Firestore rules matches whole values with, read as this language's expressions. */
function isNameToTheRules(name: string): boolean {
  const has = (part: string) => patternsOf(part).some((pattern) => pattern.test(name.toLowerCase()));
  const letters = patternsOf("isName").every((pattern) => pattern.test(name));
  return letters && !patternsOf("hasLookAlikes").some((pattern) => pattern.test(name)) && !has("isAddress");
}

function patternsOf(rule: string): RegExp[] {
  const body = new RegExp(`function ${rule}\\(.*?\\n    \\}`, "s").exec(RULES)?.[0] ?? "";
  const patterns = [...body.matchAll(/\.matches\('(.*?)'\)/g)].map(([, typed = ""]) =>
    typed.replaceAll("\\\\", "\\").replace(/\\x\{([0-9A-F]+)\}/g, "\\u{$1}"),
  );
  if (patterns.length === 0) throw new Error(`The rules have no ${rule}.`);
  return patterns.map((pattern) => new RegExp(`^(?:${pattern})$`, "u"));
}
