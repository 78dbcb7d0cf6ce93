/** What a client is told on the dashboard. */
export const notifications = {
  title: "Notifications",
  unreadCount: (count: number) => `${count} unread`,
  loading: "Loading your notifications",
  failed: "Failed to load your notifications",
  announcementsFailed: "Failed to load the announcements.",
  none: "Nothing new. Updates on your orders will show here.",
  kinds: { update: "Update", alert: "Alert", compliance: "Compliance", discount: "Offer" },
  /** For who does not see the mark. */
  unread: "Unread.",
  markRead: "Mark as read",
  markAll: "Mark all as read",
  marked: (count: number) => `${count} marked as read`,
  notAllMarked: "We couldn't mark these as read. Please try again.",
  staysRead: "We couldn't undo this. They stay marked as read.",
  notMarked: "We couldn't mark this as read. Please try again.",
};
