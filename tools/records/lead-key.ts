import { createHash } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";

/** The key by which functions find the lead of a number, for leads that no function made: who comes with that number is this person. */
export function leadKeyOf(phone_e164: string, lead_id: string): [path: string, key: { lead_id: string }] {
  const hash = createHash("sha256").update(phone_e164).digest("base64url");
  return [`${COLLECTIONS.ledger}/lead_${hash}`, { lead_id }];
}
