import type { Turn } from "@niyamdesk/domain/steps/step";

const turns: Record<Turn, string> = {
  client: "Waiting for you",
  us: "With us",
  government: "With the department",
};
/** Within a line: 'you, since Thu, 26 Nov'. */
const parties: Record<Turn, string> = { client: "you", us: "we", government: "the department" };

/** How an order is worked along: its clock and its steps, as whoever ordered it reads them. */
export const orderWork = {
  turns,
  /** In a row. */
  clock: {
    client: (since: string) => `Waiting for you since ${since}`,
    us: (until: string) => `With us until ${until}`,
    government: (since: string) => `With the department since ${since}`,
    late: (until: string) => `With us, later than promised: it was ${until}`,
  },
  steps: "Steps",
  doneOf: (done: number, of: number) => `${done} of ${of} done`,
  /** Read out instead of the drawing. */
  track: (at: number, of: number, step: string, turn: string) => `Step ${at} of ${of}: ${step}. ${turn}.`,
  trackDone: (of: number) => `All ${of} steps are done.`,
  parties,
  /** Of the open step: whom it waits for, since when, until when. */
  since: (party: string, since: string) => `${party}, since ${since}`,
  until: (until: string) => `by ${until}`,
  usually: (party: string, days: number) =>
    days === 1 ? `${party}, usually 1 working day` : `${party}, usually ${days} working days`,
  within: (party: string, days: number) =>
    days === 1 ? `${party}, within 1 working day` : `${party}, within ${days} working days`,
  number: (number: string) => `Number ${number}`,
  moved: (until: string, was: string) =>
    `This is taking longer than we said. New date: ${until} instead of ${was}.`,
  why: (reason: string) => `Why: ${reason}`,
};
