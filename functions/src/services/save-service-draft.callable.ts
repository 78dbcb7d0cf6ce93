import { defineCallable } from "../platform/define-callable.ts";
import { saveDraft } from "./save-draft.ts";

/** Keeps what an administrator types in the editor of a service. */
export const saveServiceDraft = defineCallable(
  "saveServiceDraft",
  { roles: ["admin"], maxBytes: 128 * 1024, rateLimit: { calls: 120, perSeconds: 60 } },
  async (input, caller) => {
    return saveDraft(input, caller);
  },
);
