import { startScheduler } from "./scheduler/scheduler.ts";
import { seed } from "./seed/seed.ts";
import { followSources } from "./stack/follow-sources.ts";
import { START_MODE } from "./stack/mode.ts";
import { Problem } from "./stack/problem.ts";
import { readyTable } from "./stack/ready-table.ts";
import { askedToEnd, runCommand } from "./stack/run.ts";
import { startStack } from "./stack/stack.ts";

/** `npm start`: the whole product on this machine, until Ctrl-C. `-- --keep` keeps its data for the next time. */
await runCommand(async () => {
  const begun = performance.now();
  const unknown = process.argv.slice(2).find((argument) => argument !== "--keep");
  if (unknown !== undefined)
    throw new Problem(`npm start knows no ${unknown}; it takes --keep and nothing else.`);
  const keep = process.argv.includes("--keep");
  console.log("Starting NiyamDesk on this machine …");
  const end = askedToEnd();
  const starting = startStack(START_MODE, { site: "dev", keep });
  const ready = await Promise.race([starting, end]);
  if (ready === undefined) {
    await starting.then(
      (stack) => stack.stop(),
      () => undefined,
    );
    return 130;
  }
  const stack = ready;
  try {
    if (!stack.hasData) await seed(START_MODE);
    const scheduler = await startScheduler(START_MODE);
    const following = followSources(START_MODE);
    console.log(readyTable(START_MODE, { keep, seconds: (performance.now() - begun) / 1000 }));
    const crash = await Promise.race([stack.crashed, end]);
    following.stop();
    scheduler.stop();
    if (crash !== undefined) console.error(crash);
    else console.log("\nEnding …");
    return crash === undefined ? 0 : 1;
  } finally {
    await stack.stop();
  }
});
