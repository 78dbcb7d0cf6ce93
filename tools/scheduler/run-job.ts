/**
 * Runs in a process of its own, in the environment of a stack: `run-job.ts <bundle> --list` prints the scheduled
 * functions of a bundle, `run-job.ts <bundle> <name>` does once what one of them does.
 */
import process from "node:process";

interface ScheduledFunction {
  __endpoint: { scheduleTrigger: { schedule: string } };
  run(event: { jobName: string; scheduleTime: string }): Promise<void>;
}

const [bundle = "", name = ""] = process.argv.slice(2);
const functions = Object.entries((await import(bundle)) as Record<string, unknown>).filter(
  (entry): entry is [string, ScheduledFunction] => isScheduled(entry[1]),
);
if (name === "--list") {
  const jobs = functions.map(([job, { __endpoint }]) => ({
    name: job,
    schedule: __endpoint.scheduleTrigger.schedule,
  }));
  console.log(JSON.stringify(jobs));
} else {
  const job = functions.find(([candidate]) => candidate === name)?.[1];
  if (job === undefined) throw new Error(`There is no scheduled function ${name}`);
  await job.run({ jobName: name, scheduleTime: new Date().toISOString() });
}
process.exit(0);

function isScheduled(value: unknown): value is ScheduledFunction {
  if (typeof value !== "function" || !("__endpoint" in value)) return false;
  const endpoint = value.__endpoint;
  return typeof endpoint === "object" && endpoint !== null && "scheduleTrigger" in endpoint;
}
