/** Messages about an order, between its client and whoever works on it. */
export const thread = {
  title: "Messages",
  loading: "Loading the messages",
  failed: "We couldn't load the messages",
  /** For whoever does not see the list. */
  label: "Messages about this order",
  empty: "No messages yet. Ask anything about this order.",
  emptyWith: (name: string) =>
    `No messages yet. Ask anything about this order; ${name} will answer you here.`,
  you: "You",
  earlier: "Earlier messages",
  /** Above what was not read before. */
  fresh: "New",
  toFresh: (count: number) => (count === 1 ? "1 new message" : `${count} new messages`),
  write: "Write a message",
  send: "Send",
  tooLong: (limit: string) => `Please use ${limit} characters or fewer.`,
  plain: "Please write it without < and >.",
  /** Of the newest of one's own. */
  sent: "Sent",
  read: "Read",
  /** Of a message that is not with us yet. */
  waiting: "Not sent yet. It goes out by itself once you're online.",
  sending: "Sending…",
  notSent: "Not sent.",
  tryAgain: "Try again",
  remove: "Delete",
  removed: "Message deleted",
  erased: "This message went with the account of whoever wrote it.",
  attach: "Attach a document",
  attached: (name: string) => `Attached: ${name}`,
  detach: (name: string) => `Leave out ${name}`,
  attachHint: "Documents of this order",
  newFile: "A new file",
  /** While a file is on its way, and once it cannot be taken. */
  fileSending: (name: string) => `Sending ${name}…`,
  fileChecking: (name: string) => `Checking ${name}…`,
  fileRefused: (name: string, why: string) => `${name}: ${why}`,
  dismiss: "Close",
  /** Of an attachment that cannot be seen any more. */
  gone: "A document that isn't here any more",
  guard: {
    code: "This looks like an OTP or a password. We never ask for one. Send anyway?",
    aadhaar:
      "This looks like a full Aadhaar number. We only need the last 4 digits, and only on a masked copy. Send anyway?",
    keep: "Don't send",
    send: "Send anyway",
  },
  /** Said to a screen reader when one comes. */
  came: (who: string, time: string, text: string) => `${who}, ${time}: ${text}`,
};
