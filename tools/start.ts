import { runJob } from "./scheduler/jobs.ts";
import { startScheduler } from "./scheduler/scheduler.ts";
import { seed } from "./seed/seed.ts";
import { buildSite } from "./stack/build.ts";
import { followSources } from "./stack/follow-sources.ts";
import { stopAllGuarded } from "./stack/guarded.ts";
import { START_MODE } from "./stack/mode.ts";
import { Problem } from "./stack/problem.ts";
import { readyTable } from "./stack/ready-table.ts";
import { askedToEnd, runCommand } from "./stack/run.ts";
import { saveEmulatorsData } from "./stack/saved-data.ts";
import { startStack } from "./stack/stack.ts";

/**
 * `npm start`: the whole product on this machine, until Ctrl-C. `-- --keep` keeps its data for the next time; `-- --built` serves
 * the site as it is deployed, instead of following its sources; `-- --leads=2000` fills the pool of the telecallers with so many.
 */
const MOST_LEADS = 10_000;

await runCommand(async () => {
  const given = process.argv.slice(2);
  const unknown = given.find(
    (argument) => !["--keep", "--built"].includes(argument) && leadsIn(argument) === null,
  );
  if (unknown !== undefined) {
    throw new Problem(
      `npm start knows no ${unknown}; it takes --keep, --built and --leads=<up to ${MOST_LEADS}>, and nothing else.`,
    );
  }
  const leads = given.map(leadsIn).find((count) => count !== null);
  const [keep, built] = [given.includes("--keep"), given.includes("--built")];
  const atEnd: (() => void | Promise<void>)[] = [];
  try {
    const crash = await Promise.race([serve({ keep, built, leads }, atEnd), askedToEnd()]);
    if (crash !== undefined) {
      console.error(crash);
      return 1;
    }
    console.log("\nEnding …");
    for (const step of atEnd.splice(0)) await step();
    return 0;
  } finally {
    await stopAllGuarded();
  }
});

/** How many leads are asked for; null: something else is. */
function leadsIn(argument: string): number | null {
  const count = Number(/^--leads=(\d{1,5})$/.exec(argument)?.[1] ?? Number.NaN);
  return count <= MOST_LEADS ? count : null;
}

/** Runs everything and resolves with the reason when a part of it is gone. */
async function serve(
  { keep, built, leads }: { keep: boolean; built: boolean; leads: number | undefined },
  atEnd: (() => void | Promise<void>)[],
): Promise<string> {
  const begun = performance.now();
  console.log("Starting NiyamDesk on this machine …");
  const stack = await startStack(START_MODE, { site: built ? "hosted" : "dev", keep });
  if (built) await buildSite(START_MODE);
  if (!stack.hasData) {
    await seed(START_MODE, leads);
    // The demo's records are stored as if they were old: how many orders a client has and what search finds come of this job.
    void runJob(START_MODE, "careForClients").catch(console.error);
  }
  const scheduler = await startScheduler(START_MODE);
  const following = followSources(START_MODE);
  atEnd.push(
    () => following.stop(),
    () => scheduler.stop(),
    ...(keep ? [() => saveEmulatorsData(START_MODE)] : []),
    () => stack.stop(),
  );
  console.log(readyTable(START_MODE, { keep, seconds: (performance.now() - begun) / 1000 }));
  return stack.crashed;
}
