import { ERROR_WORDS } from "@niyamdesk/domain/base/errors";

/** What a person is told, by the code of what went wrong. */
export const errors = {
  ...ERROR_WORDS,
  offline: "You appear to be offline. Please check your connection and try again.",
  timeout: "This is taking longer than usual. We are checking whether it went through.",
};
