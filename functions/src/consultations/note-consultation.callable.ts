import { defineCallable } from "../platform/define-callable.ts";
import { note } from "./note.ts";

/** The CA it was with notes something about a consultation. */
export const noteConsultation = defineCallable(
  "noteConsultation",
  { roles: ["ca"] },
  async (input, caller) => {
    await note(input, caller.uid);
    return {};
  },
);
