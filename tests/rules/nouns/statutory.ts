import type { ClientCalendar } from "@niyamdesk/domain/statutory/client-calendar";
import { NO_FACTS } from "@niyamdesk/domain/statutory/facts";
import { USUAL_REMINDERS } from "@niyamdesk/domain/statutory/reminders";
import type { StatutoryDate } from "@niyamdesk/domain/statutory/statutory-date";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent, shared, T0 } from "../sample.ts";

const calendar = ({ client }: Belonging, id: string): Sent<ClientCalendar> => ({
  id,
  user_id: client,
  facts: { ...NO_FACTS, kind: "salaried" },
  state_code: null,
  since: "2026-11-27",
  dates: [],
  marks: {},
  reminders: USUAL_REMINDERS,
  language: "en",
  address_since: null,
  codes: ["itr"],
  reckoned_at: T0,
  next_look_at: T0,
  created_at: now,
  updated_at: now,
});

const date = (_: Belonging, id: string): Sent<StatutoryDate> => ({
  ...{ id, paused: false, day: null, law: "CGST Rules", source: "cbic", source_url: null },
  ...{ checked_on: "2026-11-27", extensions: [], version: 1, updated_at: now },
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
client_calendars             -----      G----      GL---  G----      G----  G----       G----          G----
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
client_calendars             -----    -----      -----      GL---  -----      -----  -----       -----          -----
statutory_dates              -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    client_calendars: {
      collection: () => "client_calendars",
      id: ({ person }) => person,
      stored: calendar,
      change: () => ({ marks: { itr: "done" } }),
    },
    statutory_dates: {
      ...shared("statutory_dates", date),
      change: () => ({ paused: true }),
    },
  },
} satisfies NounRules;
