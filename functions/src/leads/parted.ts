import { isDeepStrictEqual } from "node:util";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import type { UpdateData } from "firebase-admin/firestore";
import type { MergedLead } from "../platform/refs.ts";
import { numbersOf } from "./do-not-call.ts";
import { findAgain } from "./find-again.ts";

/**
 * What the first lead is without the second: each field that nobody has changed since is as before. Numbers and moves that came with
 * the second go with it in any case, whatever else came to them meanwhile: a number is one lead's, and so is what was done about it.
 */
export function partedFields(keep: Lead, { lead, before, after }: MergedLead): UpdateData<Lead> {
  const untouched = Object.entries(after).filter(([field, value]) =>
    isSame(keep[field as keyof Lead], value),
  );
  const own = Object.fromEntries(
    untouched.map(([field]) => [field, before[field as keyof Lead] ?? null]),
  ) as Partial<Lead>;
  const has = (field: keyof Lead) => Object.hasOwn(own, field);
  const kept = numbersOf({ phone_e164: before.phone_e164 ?? "", other_phones: before.other_phones ?? [] });
  const theirs = numbersOf(lead).filter((number) => !kept.includes(number));
  const other_phones = has("other_phones")
    ? own.other_phones
    : (keep.other_phones ?? []).filter((number) => !theirs.includes(number));
  const moves = has("moves")
    ? own.moves
    : (keep.moves ?? []).filter((one) => !(lead.moves ?? []).some((move) => isSame(move, one)));
  const parted = { ...keep, ...own, ...(other_phones ? { other_phones } : {}) } as Lead;
  return {
    ...own,
    ...(other_phones === undefined ? {} : { other_phones }),
    ...(moves === undefined ? {} : { moves }),
    ...(has("find") ? {} : { find: findAgain(parted, keep.name) }),
  } as UpdateData<Lead>;
}

function isSame(one: unknown, next: unknown): boolean {
  // The same fields of two records come back in different orders.
  return isDeepStrictEqual(one ?? null, next ?? null);
}
