import { defineCallable } from "../platform/define-callable.ts";
import { noteStep } from "./incidents.ts";

/** What was done about an incident, and who was told. */
export const noteIncidentStep = defineCallable(
  "noteIncidentStep",
  { roles: ["admin"] },
  async (input, caller) => {
    await noteStep(input, caller);
    return {};
  },
);
