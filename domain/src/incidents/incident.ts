import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { line, text } from "../fields/written.ts";
import type { Moment } from "../time/moment.ts";

const HOUR_MS = 3_600_000;
/** CERT-In Directions of 28 April 2022: a report within six hours of noticing. */
export const CERT_IN_WITHIN_MS = 6 * HOUR_MS;
/** DPDP Rules 2025, rule 7: the detailed report to the Data Protection Board within 72 hours. */
export const BOARD_WITHIN_MS = 72 * HOUR_MS;

/** What was done: each stops the clock of its name, once; `note` stops none. */
export const INCIDENT_STEPS = ["note", "cert_in", "people", "board", "closed"] as const;
export type IncidentStepKind = (typeof INCIDENT_STEPS)[number];

export const INCIDENT_STATUSES = ["open", "closed"] as const;
/** As many are kept of one incident. */
export const MOST_INCIDENT_STEPS = 100;

interface IncidentStep {
  id: string;
  kind: IncidentStepKind;
  /** What was done, and who was told. */
  words: string;
  /** Uid of the administrator. */
  by: string;
  at: Moment;
}

/** `incidents/{id}`: something that happened to our systems or to data, with the clocks that the law starts. */
export interface Incident {
  id: string;
  title: string;
  words: string;
  status: (typeof INCIDENT_STATUSES)[number];
  /** Whether data of people may be concerned: then they and the Board are told. */
  personal_data: boolean;
  noticed_at: Moment;
  cert_in_due: Moment;
  cert_in_at: Moment | null;
  /** Null: no data of people. */
  board_due: Moment | null;
  board_at: Moment | null;
  people_at: Moment | null;
  /** The oldest first. */
  steps: readonly IncidentStep[];
  recorded_by: string;
  closed_at: Moment | null;
  created_at: Moment;
  updated_at: Moment;
}

const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** `recordIncident`. */
export const recordIncidentInput = z.strictObject({
  title: line(3, 150),
  words: text(10, 4000),
  /** Epoch ms: the clocks begin here. */
  noticed_at: z.int().check(z.minimum(1_577_836_800_000), z.maximum(9_999_999_999_999)),
  personal_data: z.boolean(),
  request_id: requestId,
});

/** `noteIncidentStep`. */
export const noteIncidentStepInput = z.strictObject({
  incident_id: documentId,
  kind: z.enum(INCIDENT_STEPS),
  words: text(3, 2000),
  request_id: requestId,
});
