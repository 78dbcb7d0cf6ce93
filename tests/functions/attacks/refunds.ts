import type { refundInputs } from "@niyamdesk/domain/refunds/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const input = {
  payment_id: "pay_29QQoUBi66xm2f",
  amount_paise: 50_000,
  reason: "goodwill",
  words: "We are sorry for the delay.",
  request_id: "abcdefghijklmnop",
} as const;

export default {
  refundPayment: {
    by: ["admin"],
    input,
    harmful: fc.record({
      ...Object.fromEntries(Object.entries(input).map(([field, value]) => [field, fc.constant(value)])),
      amount_paise: fc.integer({ min: 100, max: 1_000_000_000 }),
    }),
  },
  noteTransfer: { by: ["admin"], input: { ...input, utr: "SBINR52026113012" } },
} satisfies Attacks<typeof refundInputs>;
