import { defineCallable } from "../platform/define-callable.ts";
import { cancelDocument as cancel } from "./cancel-document.ts";

/** Takes back a document whose file has not arrived. */
export const cancelDocument = defineCallable(
  "cancelDocument",
  { roles: ["client_user", "admin", "ca", "tax_executive"], rateLimit: { calls: 60, perSeconds: 60 } },
  cancel,
);
