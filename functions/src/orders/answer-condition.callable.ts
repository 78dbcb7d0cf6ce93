import { defineCallable } from "../platform/define-callable.ts";
import { answerCondition as answer } from "./answer-condition.ts";

/** The client says whether a document that is needed only in some cases is needed in theirs. */
export const answerCondition = defineCallable(
  "answerCondition",
  { roles: ["client_user"] },
  async (input, caller) => {
    await answer(input, caller);
    return {};
  },
);
