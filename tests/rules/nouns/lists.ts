import type { ExportJob } from "@niyamdesk/domain/lists/export-job";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, owned, type Sent } from "../sample.ts";

const job = ({ person }: Belonging, id: string): Sent<ExportJob> => ({
  ...{
    id,
    by: person,
    role: "admin",
    list: "staff",
    view: "",
    link: "/admin/staff?export=1",
    status: "ready",
  },
  ...{ moment: now, matching: 2_500, gone_through: 2_500, rows: 2_500, parts: 2, cursor: "profiles/1" },
  ...{ worker: null, tries: 1, next_at: now, name: "staff.csv", size: 100, expires_at: now, created_at: now },
});

export default {
  own: `
                             anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
list_exports                 -----      -----      G----  G----      G----  G----       G----          -----
`,
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
list_exports                 -----    -----      -----      -----  -----      -----  -----       -----          -----
`,
  samples: { list_exports: owned("list_exports", "by", job) },
} satisfies NounRules;
