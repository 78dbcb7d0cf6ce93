import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { queueMail } from "../mail/queue-mail.ts";
import { sha256 } from "../platform/hash.ts";
import type { Writer } from "../platform/unit-of-work.ts";
import { emailChangedMail } from "./email-changed.mail.ts";

/** Writes to the verified address that a profile still names when the account has another by now. */
export function tellFormerAddress(
  writer: Pick<Writer, "create">,
  profile: Profile,
  account: { uid: string; email?: string | undefined },
): void {
  const former = profile.email;
  if (former === null || !profile.email_verified || !account.email || account.email === former) return;
  queueMail(writer, emailChangedMail, {
    id: `email-changed_${sha256(`${account.uid} ${former} ${account.email} ${profile.updated_at.toMillis()}`)}`,
    to: former,
    data: { uid: account.uid },
  });
}
