import { defineCallable } from "../platform/define-callable.ts";
import { followUp } from "./follow-up.ts";

/** Prepares what a client needs after a consultation. */
export const prepareFollowUp = defineCallable("prepareFollowUp", { roles: ["ca"] }, followUp);
