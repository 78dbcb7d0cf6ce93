import type { Lead } from "@niyamdesk/domain/leads/lead";
import { findBy } from "@niyamdesk/domain/leads/lead-find";
import { numbersOf } from "./do-not-call.ts";

/** What a lead is found by under this name, whoever it was found by before. */
export function findAgain({ company, phone_e164, other_phones }: Lead, name: string): string[] {
  const numbers = numbersOf({ phone_e164: "", ...(other_phones ? { other_phones } : {}) });
  return [
    ...new Set([
      ...findBy({ name, company: company ?? null, phone_e164: phone_e164 ?? "" }),
      ...numbers.flatMap((number) => findBy({ name: "", company: null, phone_e164: number })),
    ]),
  ];
}
