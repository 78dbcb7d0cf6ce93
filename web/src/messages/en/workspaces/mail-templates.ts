import type { SentencePlace, SentenceProblem } from "@niyamdesk/domain/mail/sentences";
import type { MailTemplate } from "@niyamdesk/domain/mail/templates";

interface Kind {
  /** What sends it. */
  when: string;
  to: string;
}

const CLIENT = "The client";
const OWNER = "The account's owner";
const APPLICANT = "The applicant";
const PARTNER = "The franchise partner";
const ADMINS = "Administrators";

/** Every email the product writes by itself. */
const kinds: Record<MailTemplate, Kind> = {
  "verify-email": {
    when: "Someone registers, or asks for the link again",
    to: OWNER,
  },
  "reset-password": { when: "Someone asks for a new password", to: OWNER },
  "password-changed": {
    when: "A password is set through an emailed link",
    to: OWNER,
  },
  "change-email": {
    when: "Someone who is signed in asks to change their address",
    to: "The new address",
  },
  "email-changed": {
    when: "A change of address is requested, and again when it takes effect",
    to: "The previous address",
  },
  "confirm-number": {
    when: "Someone signs in by phone to an account that hasn't been used for a long time",
    to: OWNER,
  },
  "number-removed": {
    when: "The number moves to someone else's account",
    to: OWNER,
  },
  "account-cleared": {
    when: "An address is confirmed for the first time without being signed in",
    to: OWNER,
  },
  "account-deleted": { when: "An account has been deleted", to: OWNER },
  "second-step": {
    when: "A second step is added or removed",
    to: "The member of staff",
  },
  "staff-invitation": {
    when: "An administrator adds someone to the team",
    to: "The member of staff",
  },
  "order-confirmation": {
    when: "An order is paid, or covered by a coupon",
    to: CLIENT,
  },
  "order-news": {
    when: "About ten minutes after something happens on an order",
    to: CLIENT,
  },
  "message-waiting": {
    when: "A message on an order stays unread",
    to: "The client, or the person working on the order",
  },
  "return-link": {
    when: "A team member prepares an order for a client to pay for",
    to: CLIENT,
  },
  refund: { when: "A refund begins, is sent, or gets stuck", to: CLIENT },
  complaint: {
    when: "A complaint or cancellation request arrives, and again when it's answered",
    to: CLIENT,
  },
  "ticket-answered": {
    when: "Support answers a question",
    to: "Whoever asked",
  },
  "contact-received": {
    when: "Someone writes through the contact form",
    to: "Whoever wrote",
  },
  "consultation-booked": {
    when: "A consultation is booked",
    to: "The client and the CA",
  },
  "consultation-reminder": {
    when: "The day before a consultation",
    to: "The client and the CA",
  },
  "consultation-cancelled": {
    when: "A consultation is cancelled",
    to: "The client and the CA",
  },
  "consultation-held": { when: "A CA marks a consultation as held", to: CLIENT },
  "dates-near": {
    when: "Before a due date, to clients who want reminders",
    to: CLIENT,
  },
  "checkout-link": {
    when: "A telecaller sends a payment link after a call",
    to: "The lead",
  },
  mailing: {
    when: "A mailing is sent. Its words are written under Mailings",
    to: "Clients who agreed to offers",
  },
  "application-received": {
    when: "Someone applies for a franchise",
    to: APPLICANT,
  },
  "application-under-review": { when: "A review begins", to: APPLICANT },
  "application-papers": {
    when: "A document has to be sent again",
    to: APPLICANT,
  },
  "application-approval-undone": {
    when: "An approval is undone after the applicant was told",
    to: APPLICANT,
  },
  "application-approved": { when: "An application is approved", to: APPLICANT },
  "application-rejected": { when: "An application is rejected", to: APPLICANT },
  "territory-given": { when: "A partner is given a territory", to: PARTNER },
  "franchise-status": {
    when: "A partnership's status changes",
    to: PARTNER,
  },
  "franchise-bank-changed": {
    when: "The account for commission is changed",
    to: PARTNER,
  },
  "commission-paid": { when: "A month's commission is paid", to: PARTNER },
  "commission-returned": {
    when: "The bank sends a commission back",
    to: PARTNER,
  },
  "fees-paid": { when: "A CA's fees are paid", to: "The CA" },
  "order-given": {
    when: "An order is assigned or handed over",
    to: "The person who has the order now",
  },
  "complaint-to-answer": {
    when: "An answer to a client is nearly due",
    to: ADMINS,
  },
  "contact-new": {
    when: "Someone writes through the contact form",
    to: "Support",
  },
  "payment-held": {
    when: "A payment arrives that matches no order",
    to: ADMINS,
  },
  "payment-disputed": { when: "A bank disputes a payment, and again when the dispute is lost", to: ADMINS },
  "refund-failed": { when: "A refund does not go through", to: ADMINS },
};

const groups: readonly { title: string; kinds: readonly MailTemplate[] }[] = [
  {
    title: "Orders and payments",
    kinds: ["order-confirmation", "order-news", "message-waiting", "return-link", "refund", "complaint"],
  },
  { title: "Questions and leads", kinds: ["ticket-answered", "contact-received", "checkout-link"] },
  {
    title: "Consultations",
    kinds: ["consultation-booked", "consultation-reminder", "consultation-cancelled", "consultation-held"],
  },
  { title: "Dates and offers", kinds: ["dates-near", "mailing"] },
  {
    title: "Accounts",
    kinds: [
      "verify-email",
      "reset-password",
      "password-changed",
      "change-email",
      "email-changed",
      "confirm-number",
      "number-removed",
      "account-cleared",
      "account-deleted",
    ],
  },
  {
    title: "Franchise",
    kinds: [
      "application-received",
      "application-under-review",
      "application-papers",
      "application-approval-undone",
      "application-approved",
      "application-rejected",
      "territory-given",
      "franchise-status",
      "franchise-bank-changed",
      "commission-paid",
      "commission-returned",
    ],
  },
  {
    title: "Our team",
    kinds: [
      "staff-invitation",
      "second-step",
      "order-given",
      "fees-paid",
      "complaint-to-answer",
      "contact-new",
      "payment-held",
      "payment-disputed",
      "refund-failed",
    ],
  },
];

const places: Record<SentencePlace, string> = {
  subject: "Subject",
  title: "Heading",
  preview: "Preview text",
  text: "Text",
  button: "Button",
  note: "Small print",
};

const problems: Record<SentenceProblem, string> = {
  empty: "Write something here.",
  long: "This is too long.",
  names: "Keep every name in braces, and don't add any.",
  numbers: "Don't change the numbers: they're promises to the reader.",
  language: "Keep this sentence in its own language.",
  markup: "Use plain words, without < > or other braces.",
  secret: "Emails never ask for a password, a PIN or an OTP.",
  link: "Don't add links or addresses. The email keeps its own.",
};

/** Words of the product's own emails, for administrators. */
export const mailTemplates = {
  title: "Email wording",
  intro: "Every email we send automatically. Open one to see how it looks and change its wording.",
  ...{ kinds, groups, places, problems },
  toWhom: (to: string) => `To: ${to}`,
  changed: (count: number) => (count === 1 ? "1 sentence changed" : `${count} sentences changed`),
  loading: "Loading the emails",
  failed: "Failed to load the emails",
  back: "Email wording",
  gone: "We couldn't find this email",
  goneWhy: "It may have been renamed.",
  language: "Language",
  languages: { en: "English", hi: "Hindi" },
  englishOnly: "This email is written in English only.",
  nothing: "Nothing in this email can be changed here.",
  form: "Wording",
  guide:
    "Amounts, links and what the law asks for stay as they are. Keep the names in braces: they're filled in when the email is sent.",
  original: (words: string) => `Original: ${words}`,
  useOriginal: "Use the original",
  left: (count: number) => (count === 1 ? "1 character left" : `${count} characters left`),
  save: "Save wording",
  saving: "Saving…",
  saved: "Saved. New emails use this wording within 30 seconds.",
  discard: "Discard changes",
  unsaved: (count: number) => (count === 1 ? "1 change not saved" : `${count} changes not saved`),
  unfit: "Some sentences can't be sent like this yet.",
  meanwhile: (name: string) =>
    `${name || "Another administrator"} changed this email while you were writing. Your words are still here; where you both changed a sentence, theirs is shown below yours.`,
  theirs: (words: string) => `Their wording: ${words}`,
  useTheirs: "Use theirs",
  preview: {
    title: "Preview",
    frame: "The email as it is sent, with sample data",
    subject: "Subject",
    loading: "Loading the preview",
    failed: "Failed to load the preview",
    again: "Try again",
    variant: "Variant",
    one: (at: number, of: number) => `${at} of ${of}`,
    before: "Previous variant",
    next: "Next variant",
  },
  versions: {
    title: "Versions",
    label: "Versions of this email",
    none: "Nobody has changed this email yet.",
    loading: "Loading the versions",
    failed: "Failed to load the versions",
    name: (version: number) => `Version ${version}`,
    original: "Original",
    current: "In use",
    use: "Use this",
    taken: "Check the preview, then save.",
  },
};
