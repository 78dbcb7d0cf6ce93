import type { Session } from "@niyamdesk/domain/sessions/session";
import type { NounRules } from "../nouns.ts";
import { type Belonging, owned, type Sent, T0 } from "../sample.ts";

const session = ({ person }: Belonging, id: string): Sent<Session> => ({
  ...{ id, user_id: person, session: "s1", device: { browser: "chrome", system: "android" } },
  ...{ first_seen: T0, last_seen: T0 },
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
sessions                     -----      GL---      GL---  GL---      GL---  GL---       GL---          GL---
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
sessions                     -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: { sessions: owned("sessions", "user_id", session) },
} satisfies NounRules;
