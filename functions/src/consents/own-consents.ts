import type {
  ConsentLine,
  ConsentPurpose,
  ConsentState,
  ShownConsent,
} from "@niyamdesk/domain/consents/consent";
import { CONSENT_PLACES, CONSENT_PURPOSES } from "@niyamdesk/domain/consents/consent";
import { currentNotice } from "@niyamdesk/domain/consents/notices";
import { CONSENT_STATES, consentsOfHolderQuery } from "@niyamdesk/domain/consents/queries";
import { profileRef, recordRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { type ConsentHolder, holderKey } from "./note-consent.ts";

/** The newest lines of a holder, 100 at most; of an account also what its profile holds from before the ledger. */
export async function consentsOf(holder: ConsentHolder): Promise<ShownConsent[]> {
  const lines = await runQuery(consentsOfHolderQuery, { holder: holderKey(holder) });
  const shown = lines.map((found) => shownLine(found.data() as ConsentLine));
  return "uid" in holder ? [...shown, ...(await fromBefore(holder.uid))] : shown;
}

export async function consentStateOf(holder: ConsentHolder): Promise<ConsentState | undefined> {
  return (await recordRef(CONSENT_STATES, holderKey(holder)).get()).data();
}

function shownLine({ purpose, given, notice_version, language, place, at }: ConsentLine): ShownConsent {
  return { purpose, given, notice_version, language, place, at: at.toMillis() };
}

async function fromBefore(uid: string): Promise<ShownConsent[]> {
  const profile = (await profileRef(uid).get()).data();
  return (profile?.consents ?? [])
    .filter(({ purpose }) => (CONSENT_PURPOSES as readonly string[]).includes(purpose))
    .map(({ purpose, given, notice_version, at }) => ({
      ...{ purpose: purpose as ConsentPurpose, given, language: null, place: CONSENT_PLACES[0] },
      notice_version: notice_version || currentNotice(purpose as ConsentPurpose).version,
      at: at.toMillis(),
    }))
    .reverse();
}
