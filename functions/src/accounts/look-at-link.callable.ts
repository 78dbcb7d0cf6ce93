import { defineCallable } from "../platform/define-callable.ts";
import { lookAtLink as look } from "./look-at-link.ts";

/** What a mailed link does, asked by the page it leads to. */
export const lookAtLink = defineCallable(
  "lookAtLink",
  { roles: "anyone", rateLimit: { calls: 60, perSeconds: 60 } },
  ({ token }) => look(token),
);
