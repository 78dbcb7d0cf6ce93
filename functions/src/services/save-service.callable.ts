import { defineCallable } from "../platform/define-callable.ts";
import { saveService as save } from "./save-service.ts";

/** Puts a service on sale, changes it, or takes it off. */
export const saveService = defineCallable(
  "saveService",
  { roles: ["admin"], maxBytes: 48 * 1024 },
  async ({ service, seen_version }, caller) => ({ version: await save(service, seen_version, caller) }),
);
