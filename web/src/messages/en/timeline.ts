/** What happened and when. */
export const timeline = {
  today: "Today",
  yesterday: "Yesterday",
  earlier: (count: number) => (count === 1 ? "Show 1 earlier entry" : `Show ${count} earlier entries`),
  /** Said to who does not see it come. */
  added: (title: string, time: string) => `New: ${title}, ${time}.`,
};
