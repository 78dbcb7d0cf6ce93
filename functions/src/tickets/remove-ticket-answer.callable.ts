import { defineCallable } from "../platform/define-callable.ts";
import { removeTicketAnswer as act } from "./ticket-answers.ts";

/** Removes a ready answer. */
export const removeTicketAnswer = defineCallable(
  "removeTicketAnswer",
  { roles: ["admin"] },
  async (input, caller) => {
    await act(input, caller);
    return {};
  },
);
