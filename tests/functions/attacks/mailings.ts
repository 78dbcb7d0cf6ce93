import type { mailingInputs } from "@niyamdesk/domain/mailings/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const words = { subject: "GSTR-9 is due", text: "Please send your documents, {name}." };
const MAILING = {
  ...{ title: "GSTR-9", words: { en: words, hi: words }, button: "calendar" },
  audience: { services: [], states: ["27"], language: null },
} as const;
const mailing_id = "of-an-attack";

export default {
  saveMailing: {
    by: ["admin"],
    input: { mailing_id, mailing: MAILING, seen_version: null },
    harmful: fc
      .record({ mailing_id: id, subject: fc.string({ unit: "binary", maxLength: 100 }) })
      .map(({ subject, ...ids }) => ({
        mailing: { ...MAILING, words: { en: { ...words, subject }, hi: words } },
        ...{ ...ids, seen_version: null },
      })),
  },
  lookAtMailing: { by: ["admin"], input: { mailing_id }, harmful: fc.record({ mailing_id: id }) },
  countMailing: { by: ["admin"], input: { mailing_id }, harmful: fc.record({ mailing_id: id }) },
  proveMailing: { by: ["admin"], input: { mailing_id }, harmful: fc.record({ mailing_id: id }) },
  moveMailing: { by: ["admin"], input: { mailing_id, to: "running", seen_version: 1 } },
  endMailings: {
    by: "anyone",
    input: { token: `${"a".repeat(60)}.${"b".repeat(43)}` },
    harmful: fc
      .string({ unit: "binary", maxLength: 60 })
      .map((said) => ({ token: `${Buffer.from(said).toString("base64url")}.${"b".repeat(43)}` })),
  },
} satisfies Attacks<typeof mailingInputs>;
