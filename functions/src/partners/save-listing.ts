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
 * Writes a CA's entry of the directory, or makes it: one for an account, however many make it at once. An entry that belongs to nobody
 * becomes theirs with it. A number that nobody has looked up yet is kept where visitors do not read.
 *
 * @throws DomainError staff_not_found for who does not work as a CA; changed_meanwhile
 */
export function saveListing(
  { uid, seen_at, membership_number, listing_id, ...said }: ParsedInput<"saveListing">,
  by: Caller,
): Promise<CallableOutputs["saveListing"]> {
  return commitTogether(async (unit) => {
    const profile = await unit.get(profileRef(uid));
    if (profile?.role !== "ca" || profile.staff_status !== "active") throw new DomainError("staff_not_found");
    const [known] = await runQuery(partnersOfUserQuery, { uid });
    const id = known?.id ?? listing_id ?? `ca-${sha256(uid).slice(0, 10)}`;
    const ref = partnerRef(id);
    const before = await unit.get(ref);
    const isTaken = listing_id !== undefined && (before === undefined || (before.user_id ?? uid) !== uid);
    if (isTaken || id !== (listing_id ?? id) || (before?.updated_at?.toMillis() ?? null) !== seen_at) {
      throw new DomainError("changed_meanwhile");
    }
    // Whoever is suspended, or given another entry, at this moment is looked at again.
    unit.update(profileRef(uid), { updated_at: timestamp(unit.now()) });
    const updated_at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    const shown = { ...said, membership_number: said.verified ? membership_number : null };
    const linked = before && (before.user_id ?? null) === null ? { user_id: uid, paused: false } : {};
    if (before) unit.update(ref, { ...shown, ...linked, updated_at });
    else unit.create(ref, { ...NEW, ...shown, id, user_id: uid, updated_at });
    const unchecked = membershipRef(id);
    if (said.verified || membership_number === null) unit.delete(unchecked);
    else unit.merge(unchecked, { membership_number });
    const was = Object.keys({ ...shown, ...linked }).map(
      (field) => [field, before?.[field] ?? null] as const,
    );
    audit(unit, `directory.saved_${id}_${updated_at.toMillis()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "directory.saved", subject: ref.path },
      ...{ before: before ? Object.fromEntries(was) : null, after: { ...shown, ...linked } },
    });
    return { ca_id: id };
  });
}
