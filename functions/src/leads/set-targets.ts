import type { ParsedInput } from "@niyamdesk/domain/callables";
import { DEFAULT_TARGETS } from "@niyamdesk/domain/calls/telecaller-profile";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { profileRef, telecallerProfileRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

export function saveTargets(
  { uid, targets, away, lead_cap }: ParsedInput<"setTargets">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = telecallerProfileRef(uid);
    const known = await unit.get(ref);
    const after = { targets, away, lead_cap };
    const before = {
      targets: { ...DEFAULT_TARGETS, ...known?.targets },
      away: known?.away ?? false,
      lead_cap: known?.lead_cap ?? null,
    };
    if (known) unit.update(ref, { ...after, updated_at: timestamp() });
    else {
      const name = (await unit.get(profileRef(uid)))?.name ?? "";
      const made = { id: uid, user_id: uid, display_name: name, settings: {}, updated_at: timestamp() };
      unit.create(ref, { ...made, ...after });
    }
    audit(unit, `telecaller.targets_${uid}_${unit.now()}`, {
      ...{ actor: by.uid, role: "admin", action: "telecaller.targets", subject: ref.path, before, after },
    });
  });
}
