import type { Consultation, ConsultationParty } from "@niyamdesk/domain/consultation";
import { addressee } from "../mail/addressee.ts";

/** Where both parties are written to; whoever signed up by phone may have no mailbox. */
export type Mailboxes = Record<ConsultationParty, string | undefined>;

export async function mailboxesOf({ user_id, ca_user_id }: Consultation): Promise<Mailboxes> {
  const [client, ca] = await Promise.all([addressee(user_id), addressee(ca_user_id)]);
  return { client: client?.email, ca: ca?.email };
}
