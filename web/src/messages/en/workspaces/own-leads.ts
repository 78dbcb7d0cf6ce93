/** A telecaller's own leads, short: whom to call, and when again. */
export const ownLeadRows = {
  call: "Call",
  callName: (name: string) => `Call ${name}`,
  setFollowUp: "Set follow-up",
  setFor: (name: string) => `Set a follow-up for ${name}`,
  due: "follow up {due}",
  late: "follow-up was due {due}",
  added: (when: string) => `added ${when}`,
};
