import type { incidentInputs } from "@niyamdesk/domain/incidents/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const written = fc.string({ unit: "binary", maxLength: 900 });
const SENT = { noticed_at: 1_796_000_000_000, personal_data: true, request_id: "a".repeat(20) };

export default {
  recordIncident: {
    by: ["admin"],
    input: { ...SENT, title: "A laptop was stolen", words: "It held a list of clients." },
    harmful: fc.record({ title: written, words: written }).map((words) => ({ ...SENT, ...words })),
  },
  noteIncidentStep: {
    by: ["admin"],
    input: { incident_id: "inc_1", kind: "note", words: "Password changed.", request_id: "a".repeat(20) },
    harmful: fc
      .record({ incident_id: id, words: written })
      .map((words) => ({ ...words, kind: "note", request_id: "a".repeat(20) })),
  },
} satisfies Attacks<typeof incidentInputs>;
