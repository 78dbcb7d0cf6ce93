import { defineCallable } from "../platform/define-callable.ts";
import { answerDraft as answer } from "./work-on-order.ts";

/** The client approves a draft, or says what to change. */
export const answerDraft = defineCallable(
  "answerDraft",
  { roles: ["client_user"] },
  async (input, caller) => {
    await answer(input, caller);
    return {};
  },
);
