import { DomainError } from "@niyamdesk/domain/base/errors";
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import { FieldValue } from "firebase-admin/firestore";
import { hasAgreed, noteConsent } from "../consents/note-consent.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { readMailingToken } from "./mailing-link.ts";

/**
 * Takes back the consent to offers by email of whoever a mail's link is for: one line of the ledger, however often it is pressed.
 *
 * @throws DomainError link_not_valid
 */
export async function endMailingsBy(token: string): Promise<void> {
  const link = await readMailingToken(token);
  if (link === null) throw new DomainError("link_not_valid", { state: "unknown" });
  const { uid, mailing_id } = link;
  await commitTogether(async (unit) => {
    if (!(await hasAgreed(uid, "marketing_mail", unit))) return;
    const said = {
      purpose: "marketing_mail",
      given: false,
      place: "unsubscribe_link",
      language: null,
    } as const;
    await noteConsent(unit, { uid }, said);
    const ref = recordRef(MAILINGS, mailing_id);
    if (await unit.get(ref)) unit.merge(ref, { unsubscribed: FieldValue.increment(1) });
  });
}
