/** A telecaller's day. */
export const calls = {
  today: {
    title: "Today",
    loading: "Loading today's calls",
    failed: "Failed to load today's calls",
  },
  made: "Calls",
  connected: "Connected",
  converted: "Converted",
  followUps: "Follow-ups due",
  target: (target: number) => `of ${target}`,
};
