import { STEP_NAMES_HI } from "@niyamdesk/domain/steps/step-names-hi";
import type { shownStep as english } from "../en/step-names.ts";

/** An administrator's own has no translation. */
export const shownStep: typeof english = (stored) => STEP_NAMES_HI[stored] ?? stored;
