/** When something is due. */
export const dueDates = {
  none: "No due date",
  late: (days: number) => (days === 1 ? "1 day late" : `${days} days late`),
  /** Its time was earlier today. */
  passed: "late",
  today: "today",
  tomorrow: "tomorrow",
  inDays: (days: number) => `in ${days} days`,
};
