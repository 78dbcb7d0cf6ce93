import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { CLIENT_NOTES } from "@niyamdesk/domain/clients/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { profileRef, recordRef } from "../platform/refs.ts";
import { passSending } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * A note for administrators; the same request is the same note.
 *
 * @throws DomainError client_not_found, also while the account is being deleted
 */
export function noteClient({ uid, text, request_id }: ParsedInput<"noteClient">, by: Caller): Promise<void> {
  const id = `note_${sha256(`${by.uid} ${uid} ${request_id}`).slice(0, 24)}`;
  return commitTogether(async (unit) => {
    const ref = recordRef(CLIENT_NOTES, id);
    const [before, profile, author] = await Promise.all([
      unit.get(ref),
      unit.get(profileRef(uid)),
      unit.get(profileRef(by.uid)),
    ]);
    if (before !== undefined) return;
    if (profile?.role !== "client_user") throw new DomainError("client_not_found");
    await passSending(unit, uid);
    const created_at = timestamp(unit.now());
    unit.create(ref, { id, user_id: uid, text, by: by.uid, by_name: author?.name ?? "", created_at });
    audit(unit, `client.noted_${id}`, {
      ...{ actor: by.uid, role: by.role ?? "", subject: profileRef(uid).path },
      action: "client.noted",
      ...{ before: null, after: { note: id } },
    });
  });
}
