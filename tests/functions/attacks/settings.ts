import { BUILT_IN_REACH } from "@niyamdesk/domain/base/product";
import type { settingInputs } from "@niyamdesk/domain/settings/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const written = fc.string({ unit: "binary", maxLength: 250 });
const COMPANY = {
  ...{ seen_at: null, from: "2199-01-01", name: "NiyamDesk Services Private Limited", cin: "" },
  reach: BUILT_IN_REACH,
  ...{ address: "4th Floor, 12 MG Road, Bengaluru, Karnataka 560001", gstin: "27AAPFU0939F1ZV" },
};

export default {
  readCompany: { by: ["admin"], input: {} },
  saveCompany: {
    by: ["admin"],
    // Long from now, so that nothing else of this database is of that company.
    input: COMPANY,
    harmful: fc.record({ name: written, address: written }).map((words) => ({ ...COMPANY, ...words })),
  },
  setMailSender: {
    by: ["admin"],
    input: { seen_at: null, sender_name: "NiyamDesk", reply_to: null },
    harmful: written.map((sender_name) => ({ seen_at: null, sender_name, reply_to: null })),
  },
} satisfies Attacks<typeof settingInputs>;
