import { defineCallable } from "../platform/define-callable.ts";
import { openDocument as open } from "./open-document.ts";

/** Asks to see a document that was checked; `documentFile` then gives it out. */
export const openDocument = defineCallable(
  "openDocument",
  { roles: ["client_user", "admin", "ca", "tax_executive"], rateLimit: { calls: 120, perSeconds: 60 } },
  open,
);
