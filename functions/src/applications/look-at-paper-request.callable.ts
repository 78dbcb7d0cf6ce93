import { defineCallable } from "../platform/define-callable.ts";
import { lookAtLink } from "./paper-link.ts";

/** Tells which papers a mailed link asks for. */
export const lookAtPaperRequest = defineCallable(
  "lookAtPaperRequest",
  { roles: "anyone", rateLimit: { calls: 30, perSeconds: 300 } },
  ({ token }) => lookAtLink(token),
);
