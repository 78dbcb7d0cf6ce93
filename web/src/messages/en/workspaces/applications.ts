import type { ApplicationStatus, RejectionReason } from "@niyamdesk/domain/applications/application";
import type {
  ApplicationSlot,
  PaperReason,
  PaperStatus,
} from "@niyamdesk/domain/applications/application-papers";

const statuses: Record<ApplicationStatus, string> = {
  pending: "Pending",
  under_review: "Under Review",
  approved: "Approved",
  rejected: "Rejected",
};

const papers: Record<ApplicationSlot, string> = {
  businessLicense: "Business licence",
  idProof: "ID proof",
  addressProof: "Address proof",
  bankStatement: "Bank statement",
  experienceCertificate: "Experience certificate",
};

const paperStatuses: Record<PaperStatus, string> = {
  received: "To check",
  accepted: "Accepted",
  asked_again: "Asked again",
};

const paperReasons: Record<PaperReason, string> = {
  unreadable: "It can't be read",
  incomplete: "A part is missing",
  expired: "It's out of date",
  wrong_document: "It's another document",
  other_name: "It's in another name",
  other: "Something else",
};

const rejections: Record<RejectionReason, string> = {
  requirements: "Application did not meet our requirements",
  territory_taken: "Another partner already works there",
  documents: "Documents are missing or not accepted",
  experience: "Too little experience in this field",
  other: "Something else",
};

/** Franchise applications, as administrators review them. */
export const applications = {
  title: "Franchises",
  intro:
    "Applications in the order they came. Our promise: an answer 3-5 business days after the review begins.",
  ways: { label: "Franchises", applications: "Applications", partners: "Partners", districts: "Districts" },
  list: "Applications",
  statuses,
  status: "Status",
  all: "All",
  search: "Search applications",
  searchHint: "Name, phone, territory",
  level: "Level",
  allLevels: "All levels",
  columns: {
    applicant: "Applicant",
    territory: "Territory",
    documents: "Documents",
    age: "Waiting",
    status: "Status",
    applied: "Applied",
  },
  documentsOf: (there: number, needed: number) => `${there} of ${needed}`,
  none: "No applications to review",
  noneHint: "When somebody applies on the site, you'll see it here.",
  late: {
    title: (count: number) =>
      count === 1
        ? "1 application is later than we promised"
        : `${count} applications are later than we promised`,
    loading: "Looking for late applications",
    failed: "We couldn't see which applications are late",
  },
  /** Working days since the review, or the application, began. */
  day: (day: number, most: number) => `day ${day} of ${most}`,
  dayLate: (day: number) => `day ${day}, late`,

  back: "Applications",
  failed: "The application could not be loaded",
  notFound: "We couldn't find this application",
  notFoundWhy: "Its address may be wrong, or the applicant had it erased.",
  id: "Application ID",
  copy: "Copy",
  copied: "ID copied",
  notCopied: "Couldn't copy. Select it and copy it yourself.",

  person: "Applicant",
  born: "Born",
  phone: "Phone",
  email: "Email",
  address: "Address",
  business: "Business",
  occupation: "Works as",
  experience: "Experience",
  income: "Annual income",
  revenue: "Expected each month",
  team: "Team",
  office: "Office",
  offices: { home: "At home", rented: "Rented", owned: "Owned", coworking: "Co-working" } as Readonly<
    Record<string, string>
  >,
  years: (span: string) => `${span.replace(/ years$/, "")} years`,
  licence: "Has a business licence",
  hadFranchise: "Had a franchise before",
  yes: "Yes",
  no: "No",
  invests: "Invests",
  usual: "usual for this level",
  belowUsual: "less than is usual for this level",
  plan: "Business plan",
  marketing: "How they would find clients",
  inLanguage: { en: "in English", hi: "in Hindi" },

  territory: {
    title: "Territory",
    preferred: "Would like",
    free: "Free",
    taken: (code: string, partner: string) => `${code} is held by ${partner}.`,
    inside: (code: string, above: string, partner: string, percent: number) =>
      `${code} lies inside ${above}, held by ${partner}. That is allowed; they earn ${percent} percent on these orders.`,
    holds: (count: number) =>
      count === 1
        ? "1 partner already works inside this territory."
        : `${count} partners already work inside this territory.`,
    noCode: (code: string) =>
      `${code} is no territory code of this level. Choose the right one when you approve.`,
    others: (count: number) => (count === 1 ? "1 other applicant" : `${count} other applicants`),
    loading: "Checking who works there",
    failed: "We couldn't see who works there",
  },
  same: {
    title: "The same person",
    none: "No other application with this email or phone.",
    loading: "Looking for other applications",
    failed: "We couldn't look for other applications",
  },

  papers,
  paperStatuses,
  documents: {
    title: "Documents",
    optional: "optional",
    missing: "Not sent",
    size: (megabytes: string) => `${megabytes} MB`,
    choose: "Choose a document to read it here.",
    loading: "Opening the document",
    failed: "The document could not be opened",
    newer: "A newer file has come. Look at it before you decide.",
    showNewer: "Show it",
    accept: "Accept",
    askAgain: "Ask again",
    keys: "a accept · r ask again · j next document",
    asked: (name: string) => `We'll ask for ${name} again by mail`,
    nextDocument: "Next document",
    askTitle: (name: string) => `Ask for ${name} again?`,
    askEffect:
      "The applicant gets a mail with the reason and a link to send a better one. Several within a minute go in one mail.",
    why: "What is wrong with it?",
    askConfirm: "Ask again",
    askKeep: "Not yet",
  },
  paperReasons,

  decision: {
    title: "Decision",
    begin: "Start review",
    beginHint: "The applicant is told that we are looking at it, and the 3-5 business days begin.",
    approve: "Approve",
    reject: "Reject…",
    mustAccept: (count: number) =>
      count === 1
        ? "1 required document is not accepted yet."
        : `${count} required documents are not accepted yet.`,
    since: (day: string) => `Under review since ${day}.`,
    by: (day: string) => `An answer is due by ${day}.`,
    approvedOn: (day: string) => `Approved on ${day}`,
    rejectedOn: (day: string) => `Rejected on ${day}`,
    partner: "See the partner",
    accountWaiting: "We're making the account and will email the sign-in details within the hour.",
    accountMade: "The account is ready, and we've emailed the sign-in details.",
    undo: "Undo the decision",
    undoTitle: (name: string) => `Undo the decision about ${name}?`,
    undoApproved:
      "The territory becomes free again and the account goes back to how it was. If we told the applicant about the approval, we'll email them about this too. You can undo it until the partner signs in or earns on an order.",
    undoRejected: "The applicant isn't told. You can do this for ten seconds, until the email goes out.",
    undoConfirm: "Undo it",
    undoKeep: "Leave it",
    undone: "Back under review",
    told: "What the applicant reads",
  },
  approval: {
    title: (name: string) => `Approve ${name}?`,
    level: "Level",
    code: "Territory code",
    codeHint:
      "As it is given: a State such as MH, a district such as MH-PUN, an individual territory such as MH-PUN-001.",
    name: "Territory name",
    pins: "PIN codes",
    pinsHint: "One or several, or ranges such as 411001-411004. Separate them with commas or new lines.",
    pinsOptional: "Leave it empty to use those in our list.",
    effect: (name: string, level: string, code: string, percent: number) =>
      `${name} becomes ${level} partner for ${code} at ${percent} percent. We'll make an account and email the sign-in details within the hour.`,
    levels: { state: "state", district: "district", individual: "individual" },
    confirm: "Approve",
    keep: "Not yet",
    done: (name: string) => `${name} is a partner now`,
    pinsWrong: "Please write PIN codes of six digits, or ranges that begin with the same three digits",
    pinsMissing: "An individual territory needs its PIN codes",
  },
  rejection: {
    title: (name: string) => `Reject the application of ${name}?`,
    why: "Why?",
    whyHint: "The applicant reads the reason and your words.",
    effect: "The applicant gets an email with the reason in ten seconds. Until then you can undo this.",
    confirm: "Reject",
    keep: "Keep it under review",
    done: (name: string) => `Application of ${name} rejected`,
  },
  rejections,
  notes: {
    title: "Notes, only for us",
    write: "Note",
    save: "Save note",
    saved: "Note saved",
    none: "No notes yet.",
    somebody: "An administrator",
  },
};
