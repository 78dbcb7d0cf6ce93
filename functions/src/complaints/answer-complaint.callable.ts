import { defineCallable } from "../platform/define-callable.ts";
import { answerComplaint as answer } from "./answer-complaint.ts";

/** Answers a client who is not satisfied with an order. */
export const answerComplaint = defineCallable(
  "answerComplaint",
  { roles: ["admin"] },
  async (input, caller) => {
    await answer(input, caller);
    return {};
  },
);
