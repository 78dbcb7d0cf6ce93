import { defineCallable } from "../platform/define-callable.ts";
import { undoDecision } from "./undo-decision.ts";

/** Takes a decision back while nothing has followed from it. */
export const undoApplicationDecision = defineCallable(
  "undoApplicationDecision",
  { roles: ["admin"] },
  async (input, caller) => {
    await undoDecision(input.application_id, caller);
    return {};
  },
);
