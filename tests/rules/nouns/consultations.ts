import type { ConsultationNote } from "@niyamdesk/domain/consultations/consultation-note";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, owned, type Sent } from "../sample.ts";

const note = ({ person }: Belonging, id: string): Sent<ConsultationNote> => ({
  ...{ consultation_id: id, ca_user_id: person, user_id: "client", text: "Wants to sell a flat" },
  ...{ created_at: now, updated_at: now },
});

const asClient = ({ person }: Belonging, id: string): Sent<ConsultationNote> => ({
  ...{ consultation_id: id, ca_user_id: "ca", user_id: person, text: "Wants to sell a flat" },
  ...{ created_at: now, updated_at: now },
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
consultation_notes           -----      -----      GL---  -----      GL---  -----       -----          -----
consultation_notes (of me)   -----      -----      GL---  -----      -----  -----       -----          -----
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
consultation_notes           -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    consultation_notes: owned("consultation_notes", "ca_user_id", note),
    "consultation_notes (of me)": owned("consultation_notes", "user_id", asClient),
  },
} satisfies NounRules;
