import type { Priority } from "@niyamdesk/domain/base/priority";
import type { CallDisposition, CallStatus } from "@niyamdesk/domain/calls/call";
import type { LeadSource, LeadStatus } from "@niyamdesk/domain/leads/lead";
import type { OrderStatus } from "@niyamdesk/domain/orders/order";
import type { PaymentStatus } from "@niyamdesk/domain/payments/payment";

const grouped = new Intl.NumberFormat("en-IN");

const statuses: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  converted: "Converted",
  lost: "Lost",
};

const priorities: Record<Priority, string> = { high: "High", medium: "Medium", low: "Low" };

const sources: Record<LeadSource, string> = {
  website: "Website",
  checkout: "Left at checkout",
  manual: "Added manually",
  import: "Imported list",
  franchise: "Franchise partner",
};

const outcomes: Record<CallStatus, string> = {
  connected: "Spoke",
  no_answer: "No answer",
  busy: "Busy",
  voicemail: "Voicemail",
  failed: "Call failed",
};

const results: Record<CallDisposition, string> = {
  interested: "Interested",
  not_interested: "Not interested",
  callback: "Call back",
  converted: "Converted",
  do_not_call: "Do not call",
};

/** Of an order its state, as those who call see it. */
const orderStatuses: Record<OrderStatus, string> = {
  pending: "Received",
  processing: "In progress",
  awaiting_documents: "Waiting for documents",
  in_review: "In review",
  completed: "Completed",
  cancelled: "Cancelled",
};

const payments: Record<PaymentStatus, string> = {
  completed: "Paid",
  refunded: "Refunded",
  partially_refunded: "Partly refunded",
  held: "Payment being checked",
};

/** What the product itself stores of where somebody agreed to be called. */
const consentSources: Record<string, string> = {
  "Call-me form": "Call-me form",
  "Contact form": "Contact form",
  Checkout: "Checkout",
};

/** Leads, for those who call them. */
export const leads = {
  title: "Lead Management",
  /** A CA's page. */
  crmTitle: "Leads",
  own: {
    title: "Your leads",
    loading: "Loading your leads",
    failed: "Failed to load your leads",
    none: "No leads assigned to you yet",
    noneWhy: "Take an unassigned lead and it will appear here.",
    noneOfCa: "Leads assigned to you appear here.",
    seeUnassigned: "See unassigned leads",
  },
  unassigned: {
    title: "Unassigned leads",
    loading: "Loading unassigned leads",
    failed: "Failed to load unassigned leads",
    none: "No unassigned leads available",
    noneWhy: "New enquiries appear here as soon as they come in.",
    seeOwn: "See your leads",
  },
  due: {
    none: "Nothing is due today",
    noneWhy: "Follow-ups for today appear here.",
    seeOwn: "See all your leads",
  },
  overdue: { none: "Nothing is overdue", noneWhy: "You're up to date with your follow-ups." },
  views: {
    label: "Which leads",
    own: "Mine",
    due: "Due today",
    overdue: "Overdue",
    unassigned: "Unassigned",
  },
  layout: { label: "Layout", list: "List", board: "Board" },
  noMatch: "No lead matches",
  looking: "Looking through all of your leads…",
  board: { none: "None" },
  search: "Search leads",
  searchHint: "Name, company or number",
  status: "Status",
  anyStatus: "All open",
  source: "Source",
  anySource: "All sources",
  service: "Service",
  anyService: "All services",
  priority: "Priority",
  anyPriority: "Any priority",
  statuses,
  priorities,
  sources,
  consentSources,
  outcomes,
  results,
  orderStatuses,
  payments,
  columns: {
    name: "Name, company",
    phone: "Phone",
    wants: "Wants",
    next: "Next, last",
    status: "Status",
  },
  high: "High priority",
  highShort: "High",
  asked: (when: string) => `Came in ${when}`,
  /** Read out in place of the number alone. */
  call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  callNow: "Call",
  onCall: "On call",
  gone: "No longer in this list",
  callNumber: (phone: string) => `Call ${phone}`,
  nameOf: (name: string, company: string) => `${name}, ${company}`,
  noName: "Name not given",
  noPhone: "No phone number",
  noPhoneForLead: "No phone number available for this lead",
  doNotCall: "Asked not to be called",
  doNotCallShort: "Do not call",
  wantsUnknown: "Not said yet",
  times: {
    minutesAgo: (minutes: number) => (minutes < 1 ? "just now" : `${minutes} min ago`),
    wasDue: (when: string) => `Was due ${when}`,
    promised: (when: string) => `Call by ${when}`,
    none: "No follow-up",
    last: (when: string, outcome: string) => `${when}: ${outcome}`,
  },
  calling: (name: string) => `${name} is calling`,
  take: "Take Lead",
  takeOf: (name: string) => `Take ${name}`,
  takenBy: (name: string) => `${name} took this lead a moment ago.`,
  someone: "Somebody else",
  /** In place of who calls, where the name is not known. */
  someoneCalling: "Somebody else is calling",
  yoursNow: "This lead is yours now.",
  took: (name: string) => `You took ${name}`,
  notTaken: (name: string) => `${name} could not be handed back.`,
  offlineTake: "Needs internet, so that two people never call one person.",
  offlineAct: "You're offline. This needs an internet connection.",
  closedNow: (when: string) => `Calling starts again at ${when}.`,
  closedForGood: "There are no calling hours at the moment. Your administrator sets them.",
  closedForLead: (name: string, when: string) => `${name} asked to be called later, from ${when}.`,
  /** `10:00 am, Wed 2 Dec` */
  opens: (time: string, weekday: string, day: string) => `${time}, ${weekday} ${day}`,
  more: (name: string) => `More for ${name}`,
  acts: {
    status: "Change status",
    followUp: "Set follow-up",
    note: "Edit note",
    high: "High priority",
    medium: "Medium priority",
    low: "Low priority",
    log: "Log a call",
    wish: "Set call times",
    handBack: "Hand back",
    stop: "Do not call again",
    takeBack: "Take back conversion",
  },
  keys: {
    take: "Take the lead",
    call: "Call",
    status: "Change the status",
    followUp: "Set the follow-up",
    note: "Edit the note",
  },
  logCall: "Log a call",
  add: {
    open: "Lead",
    title: "Add a lead",
    name: "Name",
    phone: "Phone",
    phoneUse: "We'll call",
    email: "Email",
    company: "Company",
    wants: "Service",
    chooseService: "Not said yet",
    notes: "Note",
    save: "Add lead",
    done: (name: string) => `${name} is one of your leads now`,
    known: "This number is already in our leads",
    knownOwn: "It belongs to one of your leads, so we did not add another.",
    knownFree: "It belongs to a lead that is still unassigned, so we did not add another.",
    knownOther: (name: string | null) =>
      `It belongs to a lead that ${name ?? "somebody else"} is working on. Nothing was changed.`,
    see: "Open the lead",
    looking: "Looking for whose lead it is",
  },
  move: {
    title: (name: string) => `Status of ${name}`,
    now: "Current",
    moved: (name: string, status: string) => `${name}: ${status}`,
    convertTitle: (name: string) => `Mark ${name} as converted?`,
    convertWhy: "This ends the lead and its follow-up. Taken back only within 24 hours, with a reason.",
    convert: "Mark as converted",
    keep: "Not yet",
    converted: (name: string) => `${name} is converted`,
    ended: "This lead is converted.",
    byPayment: "A payment converted it, so it stays converted.",
    tooLate: "It was converted more than 24 hours ago or by somebody else, so it stays converted.",
  },
  takeBack: {
    title: (name: string) => `Take back the conversion of ${name}?`,
    why: "The lead is open again, as Qualified, and the conversion no longer counts in your figures.",
    reason: "Reason",
    confirm: "Take back",
    keep: "Leave it converted",
    done: (name: string) => `${name} is open again`,
  },
  followUps: {
    many: (rows: number) =>
      rows === 1 ? "Follow-up with 1 lead" : `Follow-up with ${grouped.format(rows)} leads`,
    set: (name: string, when: string) => `${name}: follow-up ${when}`,
    cleared: (name: string) => `${name}: no follow-up`,
    setMany: (rows: number) =>
      rows === 1 ? "Follow-up set for 1 lead" : `Follow-up set for ${grouped.format(rows)} leads`,
    bulk: "Follow-up",
  },
  note: {
    title: (name: string) => `Note on ${name}`,
    label: "Note",
    hint: "Only the team sees this.",
    save: "Save",
    saved: (name: string) => `Note on ${name} saved`,
    none: "No note yet.",
  },
  prioritySet: (name: string, priority: string) => `${name}: ${priority} priority`,
  notSentYet: "Not sent yet",
  notSentCount: (changes: number) =>
    changes === 1
      ? "1 change not sent yet. It will go when you're back online."
      : `${grouped.format(changes)} changes not sent yet. They'll go when you're back online.`,
  conflict: {
    title: (name: string) => `${name} was changed while you were writing`,
    why: "Somebody else saved something else while you were writing. Which one should stay?",
    mine: "Yours",
    theirs: "Saved meanwhile",
    keepMine: "Keep mine",
    keepTheirs: "Keep theirs",
    fields: { notes: "Note", priority: "Priority", next_follow_up: "Follow-up" },
  },
  handBack: {
    bulk: "Hand back",
    title: (name: string) => `Hand back ${name}?`,
    why: "Anyone on the team can then take this lead. Your notes and calls stay with it.",
    confirm: "Hand back",
    keep: "Keep it",
    done: (rows: number) => (rows === 1 ? "1 lead handed back" : `${grouped.format(rows)} leads handed back`),
    left: (rows: number) =>
      rows === 1
        ? "1 stayed with you: it is on a call."
        : `${grouped.format(rows)} stayed with you: they are on a call.`,
    taken: (rows: number) =>
      rows === 1
        ? "1 lead could not be taken back: somebody else has it now."
        : `${grouped.format(rows)} leads could not be taken back: others have them now.`,
  },
  stop: {
    title: (name: string) => `Stop calling ${name}?`,
    why: (phone: string) => `Nobody here will call ${phone} again. Only an administrator can lift this.`,
    confirm: "Do not call again",
    keep: "Keep calling",
    done: (name: string) => `${name} won't be called again`,
  },
  wish: {
    title: (name: string) => `When ${name} wants to be called`,
    why: "We'll only call them between these times, on our calling days.",
    from: "From",
    to: "Until",
    save: "Save",
    clear: "Any time we call",
    order: "The second time has to be later than the first.",
    between: (from: string, to: string) => `${from} to ${to}`,
  },
  page: {
    back: "Leads",
    loading: "Loading the lead",
    copy: "Copy the number",
    copied: "Number copied",
    notCopied: "Couldn't copy. Select the number and copy it yourself.",
    failed: "This lead couldn't be loaded",
    notFound: "Lead not found",
    notFoundWhy: "It may not exist, or it belongs to somebody else.",
    theirs: (name: string) => `This lead is ${name}'s now`,
    theirsUnknown: "This lead is with somebody else now",
    merged: (name: string) => `This lead was merged into ${name}`,
    mergedOpen: (name: string) => `Open ${name}`,
    closing: "Back to your leads in a few seconds.",
    timeline: "Timeline",
    facts: "Facts",
    nextStep: "Next step",
    filters: { all: "All", calls: "Calls", notes: "Notes" },
    nothing: "Nothing yet. The first call shows here.",
    noneOfKind: "Nothing of this kind yet.",
    historyFailed: "The history could not be loaded",
    historyLoading: "Loading the history",
    email: "Email",
    company: "Company",
    place: "Place",
    wants: "Wants",
    sources: "Source",
    alsoCame: "Came again by",
    consent: "Consent",
    noConsent: "None on record",
    wish: "Call times",
    hours: "Any time in our calling hours",
    assigned: "Assigned to",
    you: "You",
    since: "Since",
    change: "Change",
    priority: "Priority",
  },
  happened: {
    made: "Lead came in",
    called: (outcome: string, length: string) => (length === "" ? outcome : `${outcome}, ${length}`),
    inbound: (outcome: string) => `Called us: ${outcome}`,
    followUp: (when: string) => `Follow-up ${when}`,
    wrote: "Wrote to us",
    askedForCall: "Asked for a call",
    bought: (service: string) => `Bought ${service}`,
    converted: "Converted",
    moved: (status: string) => `Moved to ${status}`,
    consented: (source: string) => `Agreed to be called (${source})`,
  },
};
