import { ERROR_WORDS } from "@niyamdesk/domain/base/errors";
import { failures } from "./failures.ts";

/** What a person is told, by the code of what went wrong. */
export const errors = {
  ...ERROR_WORDS,
  ...failures,
};
