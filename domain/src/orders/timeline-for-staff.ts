/** A step is named for its client ("You e-verify the return"): what whoever works on the order calls it. */
export const stepForStaff = (name: string): string =>
  name.replace(/^Your /, "The client's ").replace(/^You ([a-z])/, (_, first: string) => first.toUpperCase());

/** A document is labelled for its client as well ("Masked Aadhaar, linked to your PAN"), in the catalogue or by whoever asked for it. */
export const labelForStaff = (label: string): string =>
  label
    .replace(/^Your (?=.)/, "The client's ")
    // Of several, as they are told in one line.
    .replace(/, Your (?=.)/g, ", the client's ")
    .replace(
      /\b(send|sends|sent|give|gives|gave|tell|told|ask|asked|by|for|from|of|to|with) you\b/g,
      "$1 them",
    )
    // Where a sentence ends, it is whom something was done to.
    .replace(/\byou(?=\s*(?:$|[.,;:)]))/g, "them")
    .replace(/\byours\b/g, "theirs")
    .replace(/\byour\b/g, "their")
    .replace(/\byou\b/g, "they");

/**
 * A timeline is written to the client: 'you' is who pays. Whoever works on the order, and a bank that weighs a dispute, read the same entries
 * about the client. What says nothing of 'you' stays as `TIMELINE_WORDS` has it.
 *
 * @param client their name
 */
export const timelineForStaff = (client: string) => ({
  received: { description: (sum: string) => `Payment of ${sum} received.` },
  free: { description: (code: string) => `Coupon ${code} covers all of it. Nothing was charged.` },
  refundSent: {
    description: (sum: string) =>
      `${sum} is on its way to the account ${client} paid from. Banks take 5 to 7 working days.`,
  },
  refundFailed: {
    description: (sum: string) => `The client's bank did not accept the refund of ${sum}.`,
  },
  cancelled: {
    description: "The payment was refunded in full before work began, so this order is closed.",
  },
  cancelledByClient: {
    event: `Cancelled by the client (${client})`,
    description: (sum: string) => `${sum} goes back to the account ${client} paid from.`,
  },
  carried: {
    event: "Paid by the client's other payment",
    description: (sum: string) =>
      `The first payment went back to ${client}; the other payment of ${sum} pays for this order.`,
  },
  given: { description: (name: string) => `${name} will work on this order.` },
  handedOver: {
    description: (name: string) => `${name} is now handling this order, with its documents and messages.`,
  },
  begun: { description: (name: string) => `${name} has started on this order.` },
  stepDone: { description: (step: string) => `Done: ${stepForStaff(step)}.` },
  documentsAsked: {
    event: "Documents asked for",
    description: (documents: string, reason: string) =>
      `Asked ${client} for: ${labelForStaff(documents)}. Why: ${reason}`,
  },
  notNeeded: {
    description: (document: string) => `${client} no longer has to send this: ${labelForStaff(document)}.`,
  },
  actDone: {
    event: `Done by the client (${client})`,
    description: (act: string) => `${client} told us that this is done: ${labelForStaff(act)}.`,
  },
  actAccepted: { description: (act: string) => `Checked and found done: ${labelForStaff(act)}.` },
  actAgain: {
    description: (act: string, reason: string) =>
      `Asked ${client} again: ${labelForStaff(act)}. Why: ${reason}`,
  },
  again: {
    event: "Document asked for again",
    description: (document: string, reason: string) =>
      `Asked ${client} to send again: ${labelForStaff(document)}. Why: ${reason}`,
  },
  draft: {
    event: "Draft sent",
    description: (version: string) => `Version ${version} was sent to ${client} for approval.`,
  },
  approved: { description: (version: string) => `${client} approved version ${version}.` },
  changes: {
    description: (version: string, words: string) => `About version ${version}, ${client} wrote: ${words}`,
  },
  later: {
    description: (date: string, was: string) => `The promised date was moved: ${date} instead of ${was}.`,
  },
  laterBecause: {
    description: (date: string, was: string, reason: string) =>
      `The promised date was moved: ${date} instead of ${was}. Why: ${reason}`,
  },
  reminder: { description: (step: string) => `Reminded ${client}: ${stepForStaff(step)}.` },
});
