import { defineCallable } from "../platform/define-callable.ts";
import { reviewDocument as review } from "./review-document.ts";

/** Accepts a document, or asks for it again. */
export const reviewDocument = defineCallable(
  "reviewDocument",
  { roles: ["admin", "ca", "tax_executive"], rateLimit: { calls: 60, perSeconds: 60 } },
  async (input, caller) => {
    await review(input, caller);
    return {};
  },
);
