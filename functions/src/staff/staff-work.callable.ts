import { defineCallable } from "../platform/define-callable.ts";
import { workOf } from "./work-of.ts";

/** What a member of staff has in hand: shown before it is taken from them. */
export const staffWork = defineCallable(
  "staffWork",
  { roles: ["admin"], rateLimit: { calls: 60, perSeconds: 60 } },
  ({ uid }) => workOf(uid),
);
