import type { ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { notificationRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { nextVersion, versionOf } from "../platform/version.ts";

/**
 * Publishes an announcement, changes or ends it. Its day stays that of its first publication.
 *
 * @returns the version that is stored now
 * @throws DomainError changed_meanwhile
 */
export function publishNotification(
  { notification_id: id, seen_version, ...wanted }: ParsedInput<"publishNotification">,
  by: Caller,
): Promise<number> {
  const ref = notificationRef(id);
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    const version = nextVersion(stored && { ...stored }, seen_version, wanted);
    if (version === null) return versionOf(stored && { ...stored });
    const now = timestamp();
    if (stored) unit.update(ref, { ...wanted, version, updated_at: now });
    else unit.create(ref, { id, ...wanted, version, createdAt: now, updated_at: now });
    audit(unit, `notification_${id}_${version}`, {
      actor: by.uid,
      role: by.role ?? "",
      action: "notification.published",
      subject: ref.path,
      before: stored ? { title: stored.title, audience: stored.audience, isActive: stored.isActive } : null,
      after: { title: wanted.title, audience: wanted.audience, isActive: wanted.isActive },
    });
    return version;
  });
}
