import { createHash } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";

/** The key by which functions find the lead of a number, for leads that no function made: who comes with that number is this person. */
export function leadKeyOf(phone_e164: string, lead_id: string): [path: string, key: { lead_id: string }] {
  return [`${COLLECTIONS.ledger}/lead_${hashOf(phone_e164)}`, { lead_id }];
}

/** That a number is not to be called, whatever comes with it later: as functions note it beside the lead that says so. */
export function barredKeyOf(phone_e164: string): [path: string, key: { phone: string }] {
  return [`${COLLECTIONS.ledger}/do_not_call_${hashOf(phone_e164)}`, { phone: phone_e164 }];
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
