import { DAY_MS, timestamp } from "../platform/clock.ts";
import { broughtRef, leadLinkRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

const REMEMBERED_DAYS = 90;

/** Notes who brought a checkout, by the code that its client's address carried. A code that nobody made is nobody's. */
export async function noteBrought(checkout_id: string, code: string | undefined): Promise<void> {
  if (code === undefined) return;
  await commitTogether(async (unit) => {
    const link = await unit.get(leadLinkRef(code));
    if (!link || link.expires_at.toMillis() < unit.now()) return;
    const expires_at = timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS);
    unit.merge(broughtRef(checkout_id), { lead_id: link.lead_id, by: link.by, expires_at });
  });
}
