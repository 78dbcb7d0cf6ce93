import { type Franchise, linksOf } from "@niyamdesk/domain/franchises/franchise";
import { franchisesOfStateQuery } from "@niyamdesk/domain/franchises/queries";
import { timestamp } from "../platform/clock.ts";
import { franchiseRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/**
 * Sets who stands above whom in a State, after a territory of it was given or became free; safe to repeat. Commission does not go by
 * it, but by who holds the territories around.
 *
 * @param code of any territory in it
 */
export async function relinkState(code: string): Promise<void> {
  const letters = code.slice(0, 2);
  const found = await runWholeQuery(franchisesOfStateQuery, { from: letters, until: `${letters}~` });
  const all = found.map((entry) => entry.data() as Franchise);
  for (const { id } of all) await relink(id, all);
}

function relink(id: string, all: readonly Franchise[]): Promise<void> {
  return commitTogether(async (unit) => {
    const franchise = await unit.get(franchiseRef(id));
    if (!franchise || franchise.status === "ended") return;
    const links = linksOf(franchise, all);
    const { parent_id, ancestor_user_ids } = franchise;
    if (JSON.stringify({ parent_id, ancestor_user_ids }) === JSON.stringify(links)) return;
    unit.update(franchiseRef(id), { ...links, updated_at: timestamp(unit.now()) });
  });
}
