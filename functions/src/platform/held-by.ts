import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { franchisesOfUserQuery } from "@niyamdesk/domain/franchises/queries";
import { runWholeQuery } from "./run-query.ts";

/** Franchises of a partner that are not over: also what is on hold keeps its territory, and can go on. */
export async function heldBy(uid: string): Promise<Franchise[]> {
  const found = await runWholeQuery(franchisesOfUserQuery, { uid });
  return found.map((entry) => entry.data() as Franchise).filter(({ status }) => status !== "ended");
}
