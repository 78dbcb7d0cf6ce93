import type { Mode } from "../stack/mode.ts";
import { type Job, jobsOf, runJob } from "./jobs.ts";
import { nextRun } from "./schedule.ts";

/** A timer cannot wait for more than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/**
 * Runs the scheduled functions when they are due, since the emulators have no scheduler. A job that is still at it is
 * not started again. Failures are told and do not stop the rest, as in Cloud Scheduler.
 */
export async function startScheduler(mode: Mode): Promise<{ stop(): void }> {
  const ending = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();
  const plan = (job: Job, at = nextRun(job.schedule, Date.now())) => {
    if (ending.signal.aborted) return;
    const wait = Math.min(at - Date.now(), LONGEST_WAIT_MS);
    timers.set(
      job.name,
      setTimeout(() => void (Date.now() < at ? plan(job, at) : runThenPlan(job)), wait),
    );
  };
  const runThenPlan = async (job: Job) => {
    try {
      await runJob(mode, job.name, ending.signal);
    } catch (error) {
      if (!ending.signal.aborted)
        console.error(`${job.name} failed: ${error instanceof Error ? error.message : error}`);
    }
    plan(job);
  };
  for (const job of await jobsOf(mode)) plan(job);
  return {
    stop() {
      ending.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
