import { defineCallable } from "../platform/define-callable.ts";
import { openPaper } from "./open-paper.ts";

/** Asks to see a paper of an application; `documentFile` then gives it out. */
export const openApplicationPaper = defineCallable(
  "openApplicationPaper",
  { roles: ["admin"], rateLimit: { calls: 120, perSeconds: 60 } },
  (input, { uid }) => openPaper(input, uid),
);
