import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { partnersOfUserQuery } from "@niyamdesk/domain/partners/queries";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { membershipRef, partnerRef, profileRef } from "../platform/refs.ts";
import { runQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** What nobody has read or earned yet. */
const NEW = {
  ...{ profile_image_url: null, average_rating: 0, total_reviews: 0, rating_sum: 0 },
  ...{ consultation_hours: null, paused: false },
} as const;

/**
 * Writes a CA's entry of the directory, or makes it: one for an account, however many make it at once. A number that nobody has looked up
 * yet is kept where visitors do not read.
 *
 * @throws DomainError staff_not_found for who does not work as a CA; changed_meanwhile
 */
export async function saveListing(
  { uid, seen_at, membership_number, ...said }: ParsedInput<"saveListing">,
  by: Caller,
): Promise<CallableOutputs["saveListing"]> {
  const [known] = await runQuery(partnersOfUserQuery, { uid });
  const id = known?.id ?? `ca-${sha256(uid).slice(0, 10)}`;
  const ref = partnerRef(id);
  await commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile?.role !== "ca" || profile.staff_status !== "active") throw new DomainError("staff_not_found");
    const before = await unit.get(ref);
    if ((before?.updated_at?.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    const updated_at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    const shown = { ...said, membership_number: said.verified ? membership_number : null };
    if (before) unit.update(ref, { ...shown, updated_at });
    else unit.create(ref, { ...NEW, ...shown, id, user_id: uid, updated_at });
    const unchecked = membershipRef(id);
    if (said.verified || membership_number === null) unit.delete(unchecked);
    else unit.merge(unchecked, { membership_number });
    const was = Object.keys(shown).map((field) => [field, before?.[field] ?? null] as const);
    audit(unit, `directory.saved_${id}_${updated_at.toMillis()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "directory.saved", subject: ref.path },
      ...{ before: before ? Object.fromEntries(was) : null, after: shown },
    });
  });
  return { ca_id: id };
}
