import type { Lead } from "@niyamdesk/domain/lead";
import type { MailTemplate } from "@niyamdesk/domain/mail";
import type { UserRecord } from "firebase-admin/auth";
import { timestamp } from "../../platform/clock.ts";
import { commitTogether } from "../../platform/unit-of-work.ts";
import { doNotCallRef, leadKeyRef, leadRef } from "../refs.ts";
import { runWholeQuery } from "../run-query.ts";
import { ownEnquiries, proven } from "./own-enquiries.ts";

/** Is queued when all is erased, and stays when a second try comes past it. */
const LAST_WORD: MailTemplate = "account-deleted";

/**
 * Erases what the client wrote to us, the leads made of it and the mails to their address. Calls keep what was done, without
 * whom. Of somebody who asked not to be called the number stays, and nothing else, so that nobody calls it again.
 */
export async function eraseEnquiries(account: UserRecord): Promise<void> {
  const { messages, leads } = await ownEnquiries(account);
  const { email } = proven(account);
  const mails = email === null ? [] : await runWholeQuery("mailTo", { email });
  const own = mails.filter((mail) => mail.get("template") !== LAST_WORD);
  await Promise.all([...messages, ...own].map(({ ref }) => ref.delete()));
  for (const lead of leads) {
    await redactCalls(lead.id);
    await eraseLead(lead.data() as Lead);
  }
}

async function redactCalls(lead_id: string): Promise<void> {
  for (const { ref } of await runWholeQuery("callsOfLead", { lead_id })) {
    await ref.update({
      lead_name: "Erased",
      lead_phone: "",
      notes: "",
      follow_up_required: false,
      follow_up_date: null,
      updated_at: timestamp(),
    });
  }
}

function eraseLead({ id, phone_e164, do_not_call }: Lead): Promise<void> {
  return commitTogether(async (unit) => {
    unit.delete(leadRef(id));
    if (!phone_e164) return;
    const key = await unit.get(leadKeyRef(phone_e164));
    if (key?.lead_id === id) unit.delete(leadKeyRef(phone_e164));
    if (do_not_call) unit.merge(doNotCallRef(phone_e164), { phone: phone_e164 });
  });
}
