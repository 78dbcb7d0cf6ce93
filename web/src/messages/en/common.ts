import { SUPPORT } from "@niyamdesk/domain/base/product";
import { GST_PERCENT } from "@niyamdesk/domain/money/gst-percent";

/** Words that parts of every page share. */
export const common = {
  loading: "Loading…",
  pageOpensOnline: "The page you chose opens once you're back online.",
  opensOnline: "You're offline. This opens once you're back online.",
  stillTrying: "Still trying…",
  tryAgain: "Try again",
  checkConnection: "Please check your connection and try again.",
  close: "Close",
  optional: "(optional)",
  choose: "Choose…",
  lengthOf: (typed: number, limit: number) => `${typed} of ${limit} characters`,
  showPassword: "Show what is typed",
  /** Before the number as it was understood. */
  weCall: "We call",
  phoneAbroad: "Outside India: begin with + and the country code",
  sending: "Sending…",
  preparingAccount: "Preparing your account…",
  accountNotReady: "Your account is not ready yet",
  accountNotReadyWhy:
    "You are signed in, but we could not finish setting up your account. Please try again in a minute.",
  home: "Home",
  services: "Services",
  contact: "Contact",
  allServices: "See all services",
  hours: SUPPORT.hours,
  needsScript: `This page needs JavaScript. Please switch it on, call ${SUPPORT.phoneLabel} or write to ${SUPPORT.email}.`,
  /** Behind a fee. */
  plusGst: `+ ${GST_PERCENT}% GST`,
  withGst: (total: string) => `${total} with GST`,
  roundOff: "Round-off",
  gst: `GST ${GST_PERCENT}%`,
  from: "from",
  stalePrices: "The latest prices could not be loaded. You see the price again before you pay.",
};
