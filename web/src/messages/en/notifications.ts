/** What a client is told: on the dashboard, and all of it on a page of its own. */
export const notifications = {
  title: "Notifications",
  unreadCount: (count: number) => `${count} unread`,
  loading: "Loading your notifications",
  failed: "Failed to load your notifications",
  announcementsFailed: "Failed to load the announcements.",
  none: "Nothing new. Updates on your orders will show here.",
  all: "See all",
  everyKind: "All",
  filter: "Kinds",
  noneOfKind: "Nothing of this kind.",
  announcements: "Announcements",
  closeIt: "Close",
  close: (title: string) => `Close: ${title}`,
  /** Of announcements that are not seen until the first is opened. */
  behind: (count: number) => `${count} more`,
  earlier: "Earlier",
  settings: "Choose what you're told",
  /** Of the menu's link; nothing while there are none. */
  count: (count: number) => `${count} unread`,
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
