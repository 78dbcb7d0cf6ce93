import { defineCallable } from "../platform/define-callable.ts";
import { lookAtRows } from "./import-leads.ts";

/** Which rows of a file would make no lead. The largest file is looked at in twenty calls, again after each change of its columns. */
export const lookAtLeadRows = defineCallable(
  "lookAtLeadRows",
  { roles: ["admin"], rateLimit: { calls: 200, perSeconds: 60 }, maxBytes: 256 * 1024 },
  async ({ rows }) => ({ problems: await lookAtRows(rows) }),
);
