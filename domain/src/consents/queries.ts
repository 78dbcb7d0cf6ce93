import { collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { ConsentLine, ConsentState } from "./consent.ts";

export const CONSENTS = collectionOf<ConsentLine>("consents");
export const CONSENT_STATES = collectionOf<ConsentState>("consent_states");

/** All that one holder said, the last first. */
export const consentsOfHolderQuery = {
  by: "functions",
  from: CONSENTS,
  where: [["holder", "==", "{holder}"]],
  order: [["number", "desc"]],
  limit: 100,
} as const satisfies QueryDeclaration;
