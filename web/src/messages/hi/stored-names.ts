import { NAMES } from "virtual:catalogue-names";
import { textHash } from "@niyamdesk/domain/services/translation";
import type { shownName as english } from "../en/stored-names.ts";

/** What is not of the built-in catalogue shows as it is stored. */
export const shownName: typeof english = (stored) => NAMES[textHash(stored)] ?? stored;
