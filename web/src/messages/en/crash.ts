/** When the site, or a part of it, does not come up. */
export const crash = {
  title: "Something went wrong",
  words: "Please refresh the page or try again later.",
  moduleMissing:
    "Part of this page could not be loaded. Please refresh it. Anything you have paid for is safe.",
  refresh: "Refresh Page",
  tryAgain: "Try Again",
  goHome: "Go Home",
  mountTitle: "Application Failed to Load",
  mountWords: "If this problem persists, please contact support.",
  slow: "This is taking longer than usual.",
  latestVersion: "Loading the latest version of this page…",
  messagesLabel: "Alerts",
};
