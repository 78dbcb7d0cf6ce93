import { jobsOf, runJob } from "./scheduler/jobs.ts";
import { busyPorts } from "./stack/free-ports.ts";
import { START_MODE } from "./stack/mode.ts";
import { Problem } from "./stack/problem.ts";
import { runCommand } from "./stack/run.ts";

/** `npm run job <name>`: does now, on the running `npm start`, what a scheduled function does. */
await runCommand(async () => {
  const name = process.argv[2];
  if ((await busyPorts(START_MODE)).length === 0)
    throw new Problem("Nothing runs here: start it with `npm start`.");
  const names = (await jobsOf(START_MODE)).map((job) => job.name);
  if (name === undefined || !names.includes(name)) {
    throw new Problem(`Say which job to run: npm run job ${names.join(" | ")}`);
  }
  const logged = await runJob(START_MODE, name);
  console.log(`${name} is done.${logged === "" ? "" : `\n${logged}`}`);
  return 0;
});
