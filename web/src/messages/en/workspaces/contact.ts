/** What visitors wrote, for the office. */
export const messagePanels = {
  unanswered: {
    title: "Messages from the website",
    loading: "Loading messages",
    failed: "Failed to load messages",
    none: "Nobody is waiting for a reply.",
  },
  /** Where a record does not say who wrote. */
  noName: "Name not given",
};
