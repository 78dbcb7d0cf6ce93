/** Tasks of a member of staff. */
export const tasks = {
  title: "Open tasks",
  loading: "Loading your tasks",
  failed: "Failed to load your tasks",
  none: "No open tasks. You're all caught up.",
  high: "High priority",
};
