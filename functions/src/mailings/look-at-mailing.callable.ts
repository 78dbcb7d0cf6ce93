import { defineCallable } from "../platform/define-callable.ts";
import { lookAt } from "./look-at-mailing.ts";

/** How many a mailing would go to, and how it reads. */
export const lookAtMailing = defineCallable(
  "lookAtMailing",
  { roles: ["admin"], runtime: { timeoutSeconds: 300 } },
  lookAt,
);
