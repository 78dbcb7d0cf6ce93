import { STEP_NAMES_HI } from "@niyamdesk/domain/steps/step-names-hi";
import type { shownStep as english } from "../en/step-names.ts";
import { shownName } from "./stored-names.ts";

/** What an administrator named shows as it is stored. */
export const shownStep: typeof english = (stored) => STEP_NAMES_HI[stored] ?? shownName(stored);
