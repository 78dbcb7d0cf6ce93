import { defineCallable } from "../platform/define-callable.ts";
import { announceDocument as announce } from "./announce-document.ts";

/** Asks for a place to upload a document of an order to. */
export const announceDocument = defineCallable(
  "announceDocument",
  { roles: ["client_user", "admin", "ca", "tax_executive"], rateLimit: { calls: 60, perSeconds: 60 } },
  announce,
);
