import type { Franchise } from "./franchise.ts";
import { ancestorsOf } from "./franchise.ts";
import type { FranchiseLevel } from "./franchise-level.ts";

type Held = Pick<
  Franchise,
  "id" | "user_id" | "partner_name" | "hierarchy_level" | "territory_code" | "status"
>;

/** Who stands where somebody wants to work. */
export interface Neighbours<F> {
  /** Holds the same territory: it cannot be given. */
  holder: F | null;
  /** Around it, the nearest first: each earns the difference on its orders. */
  above: F[];
  /** In it. */
  below: F[];
}

/** @param franchises of the State at least */
export function neighboursOf<F extends Held>(
  { level, code }: { level: FranchiseLevel; code: string },
  franchises: readonly F[],
): Neighbours<F> {
  const held = franchises.filter(({ status }) => status !== "ended");
  return {
    holder: held.find((one) => one.territory_code === code && one.hierarchy_level === level) ?? null,
    above: ancestorsOf(code, held),
    below: held.filter(({ territory_code }) => territory_code.startsWith(`${code}-`)),
  };
}

/** What those above still earn on an order: the difference to who holds the territory. */
export function percentAbove(
  level: FranchiseLevel,
  below: FranchiseLevel,
  percents: Readonly<Record<FranchiseLevel, number>>,
): number {
  return Math.max(0, percents[level] - percents[below]);
}
