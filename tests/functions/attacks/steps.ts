import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import type { stepInputs } from "@niyamdesk/domain/steps/callables";
import * as fc from "fast-check";
import { type Attacks, id } from "../attacked.ts";

const { by, steps } = builtInPlan("iec");

export default {
  saveStepPlan: {
    by: ["admin"],
    input: { service_id: "iec", plan: { by, steps }, seen_version: null },
    harmful: fc
      .record({ service_id: id, name: fc.string({ minLength: 1, unit: "binary", maxLength: 60 }) })
      .map(({ service_id, name }) => ({
        service_id,
        plan: { by, steps: steps.map((step) => ({ ...step, name })) },
        seen_version: 7,
      })),
  },
} satisfies Attacks<typeof stepInputs>;
