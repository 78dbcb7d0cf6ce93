import { CONSENT_PURPOSES, holderOf } from "@niyamdesk/domain/consents/consent";
import { CONSENT_STATES } from "@niyamdesk/domain/consents/queries";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { partIn, type StoredData, timeIn } from "../../../lib/firestore/stored.ts";

const COLLECTION: string = CONSENT_STATES;

interface Standing {
  purpose: string;
  given: boolean;
  at: number | null;
}

/** Where a client's consents stand in the ledger, live; null: they said nothing yet. */
export function useConsents(uid: string): Live<Standing[] | null> {
  return useLiveDocument([COLLECTION, holderOf(uid)], readStandings);
}

function readStandings(_: string, data: StoredData): Standing[] {
  const purposes = partIn(data, "purposes");
  return CONSENT_PURPOSES.filter((purpose) => purposes[purpose] !== undefined).map((purpose) => {
    const said = partIn(purposes, purpose);
    return { purpose, given: said.given === true, at: timeIn(said, "at") };
  });
}
