import type { Language } from "@niyamdesk/domain/base/languages";
import {
  type ConsentLine,
  type ConsentPlace,
  type ConsentPurpose,
  type ConsentState,
  holderOf,
} from "@niyamdesk/domain/consents/consent";
import { currentNotice } from "@niyamdesk/domain/consents/notices";
import { CONSENT_STATES, CONSENTS } from "@niyamdesk/domain/consents/queries";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

/** Who agrees: an account, whoever has a number (E.164), or an applicant. */
export type ConsentHolder =
  | { readonly uid: string }
  | { readonly phone: string }
  | { readonly application: string };

/** How the ledger names them: a number only by its hash. */
export function holderKey(holder: ConsentHolder): string {
  if ("uid" in holder) return holderOf(holder.uid);
  return "phone" in holder ? `phone_${sha256(holder.phone)}` : `application_${holder.application}`;
}

export interface Said {
  purpose: ConsentPurpose;
  given: boolean;
  place: ConsentPlace;
  /** Of the words that were read; null: on the phone, or not known. */
  language: Language | null;
  /** `self` unless somebody of ours noted it. */
  noted_by?: string;
}

/**
 * The one way into the ledger of consents: what somebody agreed to or took back, each a line, in the commit of its cause. What
 * stands already in the same words writes nothing; all of one holder's lines pass one record, so that the last one counts
 * whatever is said at once.
 *
 * @returns whether there is a new line
 */
export async function noteConsent(
  unit: UnitOfWork,
  holder: ConsentHolder,
  ...said: readonly [Said, ...Said[]]
): Promise<boolean> {
  const key = holderKey(holder);
  const ref = recordRef(CONSENT_STATES, key);
  const state = await unit.get(ref);
  const user_id = "uid" in holder ? holder.uid : null;
  const now = timestamp(unit.now());
  const purposes: ConsentState["purposes"] = { ...state?.purposes };
  let number = state?.lines ?? 0;
  for (const { purpose, given, place, language, noted_by = "self" } of said) {
    const notice_version = currentNotice(purpose).version;
    const before = purposes[purpose];
    if (before?.given === given && (!given || before.notice_version === notice_version)) continue;
    number += 1;
    const id = `${key}_${String(number).padStart(6, "0")}`;
    const line: ConsentLine = {
      ...{ id, holder: key, user_id, number, purpose, given, notice_version, language, place, noted_by },
      at: now,
    };
    unit.create(recordRef(CONSENTS, id), line);
    purposes[purpose] = { given, notice_version, number, at: now };
  }
  if (number === (state?.lines ?? 0)) return false;
  if (state) unit.update(ref, { lines: number, purposes, updated_at: now });
  else unit.create(ref, { holder: key, user_id, lines: number, purposes, ended_at: null, updated_at: now });
  return true;
}

/**
 * Whether an account agrees to a purpose now: what is not known is no. Asked in a unit of work, or by itself. Of accounts from
 * before the ledger their profile's own list is read.
 */
export async function hasAgreed(uid: string, purpose: ConsentPurpose, unit?: UnitOfWork): Promise<boolean> {
  if (unit === undefined) return commitTogether((own) => hasAgreed(uid, purpose, own));
  const state = await unit.get(recordRef(CONSENT_STATES, holderKey({ uid })));
  const standing = state?.purposes[purpose];
  if (standing) return standing.given;
  const profile = await unit.get(profileRef(uid));
  return profile?.consents?.findLast((one) => one.purpose === purpose)?.given ?? false;
}
