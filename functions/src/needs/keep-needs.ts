import {
  LOOK_AGAIN_MS,
  type LookedAt,
  NEED_KINDS,
  type NeedKind,
  type Needs,
  OFFICE,
  ROWS_A_KIND,
} from "@niyamdesk/domain/needs/need";
import { NEEDS } from "@niyamdesk/domain/needs/queries";
import { timestamp } from "../platform/clock.ts";
import { databaseNow } from "../platform/database-clock.ts";
import { logFailure } from "../platform/log.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { type Found, sourcesOf } from "./sources.ts";

const ref = () => recordRef(NEEDS, OFFICE);

/** Looks at everything that may need an administrator. A kind that cannot be looked at keeps what was found before, and says so. */
export async function keepNeeds(): Promise<void> {
  const now = await databaseNow();
  const sources = sourcesOf();
  const found = await Promise.all(
    NEED_KINDS.map(async (kind) => [kind, await lookAt(kind, sources[kind](now))] as const),
  );
  await commitTogether(async (unit) => {
    const known = await unit.get(ref());
    // Somebody who began later was faster: what they saw is newer.
    if (known && known.checked_at.toMillis() > now) return;
    const kinds: Needs["kinds"] = {};
    for (const [kind, looked] of found) {
      kinds[kind] = looked === null ? failed(known?.kinds[kind]) : kept(looked, now);
    }
    const needs = { kinds, snoozes: standing(known, now), checked_at: timestamp(now) };
    if (known) unit.update(ref(), needs);
    else unit.create(ref(), needs);
  });
}

/** The same for a page that opens, unless somebody just did. */
export async function checkNeeds(): Promise<void> {
  const snapshot = await ref().get();
  const checked = snapshot.data()?.checked_at.toMillis() ?? 0;
  if (snapshot.readTime.toMillis() - checked >= LOOK_AGAIN_MS) await keepNeeds();
}

async function lookAt(kind: NeedKind, looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    logFailure("needs could not be looked at", error, { kind });
    return null;
  }
}

function kept({ count, things }: Found, now: number): LookedAt {
  return { count, first: things.slice(0, ROWS_A_KIND), looked_at: timestamp(now), failed: false };
}

function failed(before: LookedAt | undefined): LookedAt {
  return { count: 0, first: [], looked_at: null, ...before, failed: true };
}

function standing(known: Needs | undefined, now: number): Needs["snoozes"] {
  return Object.fromEntries(
    Object.entries(known?.snoozes ?? {}).filter(([, { until }]) => until.toMillis() > now),
  );
}
