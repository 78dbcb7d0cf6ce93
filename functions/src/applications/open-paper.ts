import type { ApplicationPaper, ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { OPENED_MINUTES } from "@niyamdesk/domain/documents/document";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { applicationRef, openedPaperRef } from "../platform/refs.ts";

/**
 * A ticket for the file that stands in a slot now, good for some minutes. Only its hash is kept, and it travels in a header: no
 * address opens a file.
 *
 * @throws DomainError application_not_found, document_not_found
 */
export async function openPaper(
  { application_id, slot }: ParsedInput<"openApplicationPaper">,
  uid: string,
): Promise<CallableOutputs["openApplicationPaper"]> {
  const { path, name, content_type, size } = await paperIn(application_id, slot);
  const ticket = oneTimeToken();
  await openedPaperRef(sha256(ticket)).create({
    ...{ application_id, slot, uid },
    expires_at: timestamp(Date.now() + OPENED_MINUTES * MINUTE_MS),
  });
  return { ticket, path, name, content_type, size };
}

/** Null: the ticket is for no application. @throws DomainError document_not_found when its time is over */
export async function paperOfTicket(ticket: string): Promise<ApplicationPaper | null> {
  const opened = (await openedPaperRef(sha256(ticket)).get()).data();
  if (opened === undefined) return null;
  if (opened.expires_at.toMillis() <= Date.now()) throw new DomainError("document_not_found");
  return paperIn(opened.application_id, opened.slot);
}

async function paperIn(id: string, slot: ApplicationSlot): Promise<ApplicationPaper> {
  const application = (await applicationRef(id).get()).data();
  if (application === undefined) throw new DomainError("application_not_found");
  const paper = application.documents[slot];
  if (paper === undefined) throw new DomainError("document_not_found");
  return paper;
}
