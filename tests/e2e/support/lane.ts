/**
 * `npm test` names several stacks, and each of Playwright's workers takes one: what its tests do on one stack happens in turn. Comes before
 * whatever reads the environment.
 */
export const lanes: readonly Readonly<Record<string, string>>[] = JSON.parse(
  process.env.NIYAM_LANES ?? "[]",
) as Record<string, string>[];

Object.assign(process.env, lanes[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);
