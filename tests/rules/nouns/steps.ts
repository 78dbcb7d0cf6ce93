import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import type { StoredStepPlan } from "@niyamdesk/domain/steps/step-plan";
import type { NounRules } from "../nouns.ts";
import { now, type Sent, shared } from "../sample.ts";

const { by, steps } = builtInPlan("iec");

export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
step_plans                   -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    step_plans: {
      ...shared(
        "step_plans",
        (_, id): Sent<StoredStepPlan> => ({ id, by, steps, version: 1, created_at: now, updated_at: now }),
      ),
      change: () => ({ by: ["ca"] }),
    },
  },
} satisfies NounRules;
