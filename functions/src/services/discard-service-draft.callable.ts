import { defineCallable } from "../platform/define-callable.ts";
import { discardDraft } from "./save-draft.ts";

/** Throws away what was not published of a service. */
export const discardServiceDraft = defineCallable(
  "discardServiceDraft",
  { roles: ["admin"] },
  async (input, caller) => {
    await discardDraft(input, caller);
    return {};
  },
);
