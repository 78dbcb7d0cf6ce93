import { defineCallable } from "../platform/define-callable.ts";
import { note } from "./review.ts";

/** Writes a note for administrators to an application. */
export const noteApplication = defineCallable(
  "noteApplication",
  { roles: ["admin"] },
  async (input, caller) => {
    await note(input, caller);
    return {};
  },
);
