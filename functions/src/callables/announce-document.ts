import { announceDocument as announce } from "../data/documents/announce-document.ts";
import { defineCallable } from "../platform/define-callable.ts";

/** Asks for a place to upload a document of an order to. */
export const announceDocument = defineCallable(
  "announceDocument",
  { roles: ["client_user"], rateLimit: { calls: 60, perSeconds: 60 } },
  announce,
);
