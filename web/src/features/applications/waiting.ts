import { isOpenApplication } from "@niyamdesk/domain/applications/application";
import { byPromise, REVIEW_DAYS, reviewAge } from "@niyamdesk/domain/applications/tracked-application";
import { applications as words } from "#messages/workspaces/applications.ts";
import type { ApplicationView } from "./read-application.ts";

type Waiting = Pick<ApplicationView, "appliedAt" | "begunAt" | "status">;

const moment = (at: number) => ({ toMillis: () => at });

/** As the domain reads the times of a record. */
function timesOf({ appliedAt, begunAt }: Pick<Waiting, "appliedAt" | "begunAt">) {
  return { applied_date: moment(appliedAt), review_started_at: begunAt === null ? null : moment(begunAt) };
}

/** `day 2 of 5`, and whether that is later than we promised; null once it is decided. */
export function ageOf(application: Waiting, now: number): { text: string; late: boolean } | null {
  if (!isOpenApplication(application.status)) return null;
  const { day, late } = reviewAge(timesOf(application), now);
  return { text: late ? words.dayLate(day) : words.day(day, REVIEW_DAYS), late };
}

/** Those that are later than we promised, the oldest first. */
export function lateOnes<T extends Waiting>(applications: readonly T[], now: number): T[] {
  const timed = applications
    .filter((application) => ageOf(application, now)?.late === true)
    .map((application) => ({ application, ...timesOf(application) }));
  return byPromise(timed, now).map(({ application }) => application);
}
