/** What one of the staff was told: the bell of their pages, and what it opens. */
export const inbox = {
  title: "Notifications",
  open: "Notifications",
  openWith: (unread: string) => `Notifications, ${unread} unread`,
  many: (count: number) => `${count}+`,
  loading: "Loading your notifications",
  failed: "Failed to load your notifications",
  earlier: "Show earlier",
  none: "Nothing yet. Finished exports and news about your work will show here.",
};
