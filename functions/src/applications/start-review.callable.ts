import { defineCallable } from "../platform/define-callable.ts";
import { beginReview } from "./review.ts";

/** Begins the review of an application. */
export const startReview = defineCallable("startReview", { roles: ["admin"] }, async (input, caller) => {
  await beginReview(input.application_id, caller);
  return {};
});
