import type { AdminView } from "@niyamdesk/domain/views/view";
import type { NounRules } from "../nouns.ts";
import { type Belonging, shared, T0 } from "../sample.ts";

const view = ({ person }: Belonging, id: string): AdminView => ({
  ...{ id, of: person, role: "client_user", begun_at: T0, until: T0, ended_at: null },
});

/** What a view opens is in `views.test.ts`. */
export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
admin_views                  -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: { admin_views: shared("admin_views", view) },
} satisfies NounRules;
