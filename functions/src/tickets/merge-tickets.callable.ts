import { defineCallable } from "../platform/define-callable.ts";
import { mergeTickets as act } from "./merge-tickets.ts";

/** Makes one question part of another of the same person. */
export const mergeTickets = defineCallable("mergeTickets", { roles: ["admin"] }, async (input, caller) => {
  await act(input, caller);
  return {};
});
