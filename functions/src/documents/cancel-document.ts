import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Caller } from "../platform/caller.ts";
import { documentRef } from "../platform/refs.ts";
import { files } from "../platform/storage.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * A document that is still on its way is not coming: the Storage rules admit it no more. What arrived in the same moment goes with
 * it; what was seen to arrive before stays.
 *
 * @throws DomainError document_not_found for another's
 */
export async function cancelDocument(
  { document_id }: ParsedInput<"cancelDocument">,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const path = await commitTogether(async (unit) => {
    const document = await unit.get(documentRef(document_id));
    if (document === undefined) return null;
    if ((document.sender_id ?? document.user_id) !== uid) throw new DomainError("document_not_found");
    if (document.status !== "announced") return null;
    // Watched: whoever finds the file there meanwhile was faster.
    unit.update(documentRef(document_id), { status: "announced" });
    unit.delete(documentRef(document_id));
    return document.path;
  });
  if (path !== null) await (await files()).file(path).delete({ ignoreNotFound: true });
  return {};
}
