import { defineCallable } from "../platform/define-callable.ts";
import { setTimes } from "./set-times.ts";

/** Hours, days off and pauses between consultations, by the CA themselves. */
export const setConsultationTimes = defineCallable(
  "setConsultationTimes",
  { roles: ["ca"] },
  async (input, caller) => {
    await setTimes(input, caller);
    return {};
  },
);
