/** Said to whoever signs out while work of theirs has not been sent. */
export const signOut = {
  title: "Not everything has been sent yet",
  allSent: "Everything has been sent",
  onCall: (name: string) => `The call with ${name}, which isn't saved yet`,
  calls: (count: number) => (count === 1 ? "1 saved call" : `${count} saved calls`),
  leads: (count: number) => (count === 1 ? "Changes to 1 lead" : `Changes to ${count} leads`),
  messages: (count: number) => (count === 1 ? "1 message" : `${count} messages`),
  stays:
    "If you sign out, it waits on this device and is sent when you sign in here again. On a device that isn't yours, stay until it's sent.",
  ends: "This browser doesn't save data. If you sign out, it's lost.",
  offline: "You're offline. Stay signed in, and it's sent as soon as you're back.",
  sending: "It's being sent now.",
  saveFirst: "Save the call first, then sign out.",
  stay: "Stay signed in",
  keep: "Sign out, send it later",
  forget: "Sign out and delete it",
  leave: "Sign out",
};
