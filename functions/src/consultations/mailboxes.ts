import type { Consultation, ConsultationParty } from "@niyamdesk/domain/consultations/consultation";
import { addressee } from "../mail/addressee.ts";

/** Where both parties are written to; whoever signed up by phone may have no mailbox. */
export type Mailboxes = Record<ConsultationParty, string | undefined> & {
  /** Whether the client's is known to be theirs. */
  clientProven: boolean;
};

export async function mailboxesOf({ user_id, ca_user_id }: Consultation): Promise<Mailboxes> {
  const [client, ca] = await Promise.all([addressee(user_id), addressee(ca_user_id)]);
  return { client: client?.email, ca: ca?.email, clientProven: client?.emailVerified ?? false };
}
