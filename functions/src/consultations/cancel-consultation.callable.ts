import { defineCallable } from "../platform/define-callable.ts";
import { cancelConsultation as cancel } from "./cancel.ts";

/** Calls a consultation off until it starts: its client, or the CA it is with. */
export const cancelConsultation = defineCallable(
  "cancelConsultation",
  { roles: ["client_user", "ca"] },
  async ({ consultation_id, reason }, caller) => {
    await cancel(consultation_id, caller.uid, reason ?? null);
    return {};
  },
);
