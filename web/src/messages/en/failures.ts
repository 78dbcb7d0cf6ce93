import { INTERNAL_WORDS } from "@niyamdesk/domain/base/internal-words";

/** What is told where nothing is known but that it failed. */
export const failures = {
  internal: INTERNAL_WORDS,
  offline: "You appear to be offline. Please check your connection and try again.",
  timeout: "This is taking longer than usual. We are checking whether it went through.",
};
