import { defineCallable } from "../platform/define-callable.ts";
import { endConsultation as end } from "./end.ts";

/** The CA it was with says whether a consultation was held, or corrects it. */
export const endConsultation = defineCallable(
  "endConsultation",
  { roles: ["ca"] },
  async ({ consultation_id, outcome }, caller) => {
    await end(consultation_id, outcome, caller.uid);
    return {};
  },
);
