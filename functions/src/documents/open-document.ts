import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { CHECKED_STATUSES, type ClientDocument, OPENED_MINUTES } from "@niyamdesk/domain/documents/document";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { MINUTE_MS, timestamp } from "../platform/clock.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { documentRef, openedDocumentRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { noteAccess } from "../privacy/note-access.ts";

type Reader = Pick<Caller, "uid" | "role">;

/**
 * A ticket for the file of a document, good for some minutes. Only its hash is kept, and it travels in a header: no address opens
 * a file. That one of us looked stands in the audit log.
 *
 * @throws DomainError document_not_found, also for whoever may not see it; document_not_checked
 */
export async function openDocument(
  { document_id }: ParsedInput<"openDocument">,
  { uid, role }: Caller,
): Promise<CallableOutputs["openDocument"]> {
  const { name, content_type, size, user_id, order_id } = await shownTo(document_id, { uid, role });
  const ticket = oneTimeToken();
  await commitTogether(async (unit) => {
    unit.create(openedDocumentRef(sha256(ticket)), {
      ...{ document_id, uid, role: role ?? "client_user" },
      expires_at: timestamp(Date.now() + OPENED_MINUTES * MINUTE_MS),
    });
    if (role === "client_user") return;
    audit(unit, `document.opened_${document_id}_${uid}_${Date.now()}`, {
      ...{ actor: uid, role: role ?? "", action: "document.opened", subject: documentRef(document_id).path },
      ...{ before: null, after: null },
    });
    const subject = documentRef(document_id).path;
    noteAccess(unit, { user_id, kind: "document", subject, what: name, order_id }, { uid, role });
  });
  return { ticket, name, content_type, size };
}

/** The document that a ticket was given for, as it is now. @throws DomainError document_not_found, document_not_checked */
export async function documentOfTicket(ticket: string): Promise<ClientDocument> {
  const opened = (await openedDocumentRef(sha256(ticket)).get()).data();
  if (opened === undefined || opened.expires_at.toMillis() <= Date.now()) {
    throw new DomainError("document_not_found");
  }
  return shownTo(opened.document_id, opened);
}

async function shownTo(id: string, reader: Reader): Promise<ClientDocument> {
  const document = (await documentRef(id).get()).data();
  if (document === undefined || !mayRead(document, reader)) throw new DomainError("document_not_found");
  if (!CHECKED_STATUSES.includes(document.status)) throw new DomainError("document_not_checked");
  return document;
}

function mayRead({ user_id, assigned_to }: ClientDocument, { uid, role }: Reader): boolean {
  if (role === "admin") return true;
  return role === "client_user" ? user_id === uid : assigned_to === uid;
}
