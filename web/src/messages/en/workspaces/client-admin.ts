import type { ClientReason } from "@niyamdesk/domain/clients/client-input";
import { CONSENT_PURPOSES, type ConsentPurpose } from "@niyamdesk/domain/consents/consent";

const reasons: Record<ClientReason, string> = {
  asked: "The client asked for it",
  mistake: "A mistake of ours",
  misuse: "Misuse of the account",
  duplicate: "A second account of the same person",
  authority: "An authority asked for it",
  other: "Something else",
};

const ways: Readonly<Record<string, string>> = {
  password: "Email and password",
  phone: "Mobile number",
  "google.com": "Google",
  emailLink: "Link by email",
};

const purposes: Record<ConsentPurpose, string> = {
  terms: "Terms",
  purchase: "Terms of a purchase",
  calls: "Calls",
  marketing_mail: "Offers by email",
  marketing_calls: "Offers by phone",
  marketing_whatsapp: "Offers on WhatsApp",
  application_terms: "Terms of an application",
  application_accuracy: "Accuracy of an application",
  application_contact: "Contact about an application",
};

/** Clients, for administrators. */
export const clientAdmin = {
  title: "Clients",
  intro: "Everyone with a client account.",
  list: "Clients",
  search: "Search clients",
  searchHint: "Name, phone, email, PAN",
  allStates: "All States",
  state: "State",
  allAccounts: "All accounts",
  account: "Account",
  closed: "Closed",
  none: "No clients yet",
  noneHint: "Everyone who creates an account is listed here.",
  columns: {
    name: "Name",
    phone: "Phone",
    state: "State",
    orders: "Orders",
    ordered: "Last order",
    since: "Since",
  },
  noName: "Name not given",
  noEmail: "No email",
  notGiven: "Not given",
  never: "No orders yet",
  orders: (count: number) => (count === 1 ? "1 order" : `${count} orders`),
  endsIn: (digits: string) => `••••• ${digits}`,

  back: "Clients",
  loading: "Loading this client",
  failed: "This client could not be loaded",
  notFound: "Client not found",
  notFoundHint: "Check the address, or search for the client in the list.",
  erased: (day: string) => `Erased on ${day}`,
  erasedHint:
    "The account and personal details are gone. Orders, payments and invoices stay, as tax law requires.",
  noAccount: "This person can no longer sign in. Their sign-in account was deleted.",
  closedHint: "This account is closed. Nobody can sign in to it.",
  facts: "Details",
  email: "Email",
  unverified: "not verified",
  address: "Address",
  pan: "PAN",
  gstin: "GSTIN",
  billing: "Billing name",
  signIns: "Sign-in",
  way: (provider: string) => ways[provider] ?? provider,
  ways: "Signs in with",
  lastSignIn: "Last sign-in",
  accountSince: "Account since",
  consents: "Consents",
  noConsents: "No consents yet.",
  purpose: (code: string) => {
    const known = CONSENT_PURPOSES.find((one) => one === code);
    return known === undefined ? code : purposes[known];
  },
  given: "Given",
  withdrawn: "Withdrawn",
  parts: {
    label: "Parts of this client's record",
    orders: "Orders",
    money: "Payments",
    documents: "Documents",
    talks: "Consultations",
    questions: "Questions",
    leads: "Leads",
  },
  /** Noted after a consultation. */
  noteOfCa: (text: string) => `CA's notes: ${text}`,
  /** One consultation. */
  talk: {
    title: (ca: string) => `Consultation with ${ca}`,
    when: "When",
    ca: "CA",
    status: "Status",
    cancelledBy: {
      client: "Cancelled by the client",
      ca: "Cancelled by the CA",
      office: "Cancelled by us",
    },
    reason: "Reason",
    phone: "The CA calls",
    noPhone: "No number given",
    review: "Review",
    reviewed: "Written",
    notReviewed: "None",
    topic: "What it is about",
    noTopic: "No topic given",
    note: "CA's notes",
  },
  panels: {
    orders: {
      title: "Orders",
      loading: "Loading orders",
      failed: "Failed to load orders",
      none: "No orders yet.",
    },
    payments: {
      ...{ title: "Payments", loading: "Loading payments", failed: "Failed to load payments" },
      none: "No payments yet.",
    },
    documents: {
      ...{ title: "Documents", loading: "Loading documents", failed: "Failed to load documents" },
      none: "No documents yet.",
    },
    talks: {
      ...{ title: "Consultations", loading: "Loading consultations", failed: "Failed to load consultations" },
      none: "No consultations yet.",
    },
    tickets: {
      ...{ title: "Questions to support", loading: "Loading questions", failed: "Failed to load questions" },
      none: "No questions yet.",
    },
    complaints: {
      ...{ title: "Complaints", loading: "Loading complaints", failed: "Failed to load complaints" },
      none: "No complaints.",
    },
    leads: { title: "Leads", loading: "Loading leads", failed: "Failed to load leads", none: "No leads." },
    notes: {
      title: "Notes",
      loading: "Loading notes",
      failed: "Failed to load notes",
      none: "No notes yet.",
    },
  },
  more: "Show more",
  /** Statuses that the screens of their own nouns do not put into words for us. */
  status: (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " "),
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`,

  acts: "Client",
  correct: {
    open: "Correct details",
    title: "Correct details",
    hint: "The client sees the corrected details in their profile. The old details aren't kept.",
    why: "Why are you correcting them?",
    ownWords: "In your words",
    save: "Save details",
    done: "Details corrected",
    /** The number they sign in with. */
    phoneSignsIn: "They sign in with this number, so only they can change it.",
  },
  close: {
    open: "Close account",
    title: (name: string) => `Close the account of ${name}?`,
    effects: [
      "They're signed out everywhere and can't sign in again.",
      "Open orders go on, and nothing is erased.",
      "You can open the account again at any time.",
    ],
    why: "Why are you closing it?",
    confirm: "Close account",
    keep: "Keep it open",
    done: (name: string) => `The account of ${name} is closed`,
  },
  reopen: {
    open: "Reopen account",
    title: (name: string) => `Reopen the account of ${name}?`,
    effects: ["They can sign in again right away. Everything is as they left it."],
    why: "Why are you reopening it?",
    confirm: "Reopen account",
    keep: "Keep it closed",
    done: (name: string) => `The account of ${name} is open again`,
  },
  copy: {
    open: "Download their data",
    title: (name: string) => `Download all data of ${name}?`,
    effects: [
      "The file holds everything we hold about them, as they could download it themselves.",
      "Give it to nobody else. The download is noted in the audit log.",
    ],
    why: "Why do you need it?",
    confirm: "Download data",
    keep: "Not now",
    done: "The file is in your downloads",
  },
  erase: {
    open: "Erase client",
    title: (name: string) => `Erase ${name}?`,
    effects: [
      "Profile, documents, consultations, questions, messages and notes are erased for good.",
      "Orders, payments and invoices stay, as tax law requires.",
      "While an order or a payment is open, nothing is erased.",
    ],
    why: "Why are you erasing this client?",
    stillOpen: "An order or a payment is still open, so nothing was erased. Finish or cancel it first.",
    confirm: "Erase client",
    keep: "Keep the client",
    done: "The client is erased",
  },
  reasons,
  whyHint: "Kept in the audit log. Only administrators see it.",
  note: {
    label: "Add a note",
    hint: "Only administrators see notes. They are erased with the account.",
    add: "Add note",
    by: (name: string) => name || "An administrator",
  },
};
