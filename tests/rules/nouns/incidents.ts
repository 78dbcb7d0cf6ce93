import type { Incident } from "@niyamdesk/domain/incidents/incident";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent, shared, T0 } from "../sample.ts";

const incident = (_of: Belonging, id: string): Sent<Incident> => ({
  id,
  title: "A laptop was stolen",
  words: "It held a list of clients.",
  status: "open",
  personal_data: true,
  noticed_at: T0,
  cert_in_due: T0,
  cert_in_at: null,
  board_due: T0,
  board_at: null,
  people_at: null,
  steps: [],
  recorded_by: "admin",
  closed_at: null,
  created_at: now,
  updated_at: now,
});

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
incidents                    -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: { incidents: shared("incidents", incident) },
} satisfies NounRules;
