import { defineCallable } from "../platform/define-callable.ts";
import { recordIncident as record } from "./incidents.ts";

/** Something happened to our systems or to data: the clocks of the law begin. */
export const recordIncident = defineCallable(
  "recordIncident",
  { roles: ["admin"] },
  async (input, caller) => ({
    incident_id: await record(input, caller),
  }),
);
