import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  INCIDENT_STATUSES,
  INCIDENT_STEPS,
  type IncidentStepKind,
} from "@niyamdesk/domain/incidents/incident";
import { incidentsQuery } from "@niyamdesk/domain/incidents/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { oneIn, partsIn, type StoredData, textIn, timeIn } from "../../../lib/firestore/stored.ts";

/** Times in epoch ms. */
export interface IncidentView {
  id: string;
  title: string;
  words: string;
  status: (typeof INCIDENT_STATUSES)[number];
  personalData: boolean;
  noticedAt: number;
  certInDue: number;
  certInAt: number | null;
  boardDue: number | null;
  boardAt: number | null;
  peopleAt: number | null;
  closedAt: number | null;
  steps: { id: string; kind: IncidentStepKind; words: string; at: number }[];
}

/** The last noticed first, live. */
export function useIncidents(): Live<IncidentView[]> {
  return useLiveQuery(incidentsQuery, {}, readIncident);
}

function readIncident(id: string, data: StoredData): IncidentView | null {
  const [noticedAt, certInDue] = [timeIn(data, "noticed_at"), timeIn(data, "cert_in_due")];
  if (noticedAt === null || certInDue === null) return null;
  return {
    id,
    title: textIn(data, "title") ?? "",
    words: textIn(data, "words") ?? "",
    status: oneIn(data, "status", INCIDENT_STATUSES, "open"),
    personalData: data.personal_data === true,
    noticedAt,
    certInDue,
    certInAt: timeIn(data, "cert_in_at"),
    boardDue: timeIn(data, "board_due"),
    boardAt: timeIn(data, "board_at"),
    peopleAt: timeIn(data, "people_at"),
    closedAt: timeIn(data, "closed_at"),
    steps: partsIn(data, "steps").map((step, index) => ({
      id: textIn(step, "id") ?? String(index),
      kind: oneIn(step, "kind", INCIDENT_STEPS, "note"),
      words: textIn(step, "words") ?? "",
      at: timeIn(step, "at") ?? 0,
    })),
  };
}

/** Each throws `AppError`. */
export const recordIncident = (input: CallableInput<"recordIncident">) => call("recordIncident", input);
export const noteIncidentStep = (input: CallableInput<"noteIncidentStep">) => call("noteIncidentStep", input);
