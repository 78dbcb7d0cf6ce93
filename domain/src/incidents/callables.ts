import { noteIncidentStepInput, recordIncidentInput } from "./incident.ts";

export const incidentInputs = {
  recordIncident: recordIncidentInput,
  noteIncidentStep: noteIncidentStepInput,
} as const;

export interface IncidentOutputs {
  recordIncident: { incident_id: string };
  noteIncidentStep: Record<string, never>;
}
