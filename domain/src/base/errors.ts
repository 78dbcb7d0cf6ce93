import { CHECKOUT_EXPIRED_WORDS, PAYMENT_HELD_WORDS } from "./checkout-said.ts";
import { INTERNAL_WORDS } from "./internal-words.ts";

/**
 * What can go wrong in the product's own terms. Functions throw `DomainError`; the transport carries `code` as
 * `details.code`, and the browser turns it into words a person can act on (`errorWords`).
 */
export const ERROR_WORDS = {
  unauthenticated: "Please sign in to continue.",
  forbidden: "You do not have access to this.",
  invalid_input: "Some details are not right. Please check them and try again.",
  account_suspended:
    "This account is closed or suspended. Please write to us. If you work here, ask your administrator.",
  session_ended: "You were signed out on this device. Please sign in again.",
  second_step_needed: "Your role needs a second step to sign in. Please set it up to go on.",
  second_step_first: "Set up your own second step and sign in with it before you ask others for theirs.",
  second_step_demanded: "Your role needs a second step, so it can't be removed. Ask an administrator.",
  second_step_missing: "This person has no second step.",
  reauthentication_needed: "For your safety, please confirm that it is you and try again.",
  email_in_use: "This email address already has an account. Nothing was changed.",
  phone_in_use: "This mobile number already has an account. Nothing was changed.",
  email_missing: "Please add an email address first.",
  already_verified: "This email address is verified already.",
  invitation_not_valid:
    "This invitation has expired or was used. Please ask your administrator for a new one.",
  invitation_waiting:
    "You have been invited to our team. Please open the link in your invitation email first, or ask your administrator for a new one.",
  link_not_valid: "This link does not work any more. Please ask for a new one.",
  sign_in_to_account:
    "Please sign in to the account that asked for this address, then use the link again. Nothing has changed yet.",
  second_proof_needed:
    "This account has not been used for a long time. Please confirm by email that it is yours.",
  address_restored:
    "Somebody changed the email address of this account without its link. We put the address back and signed everyone out. Please sign in again with the address you had.",
  account_cleared:
    "This email address was just confirmed for the first time. Someone else may have created the account, so everyone has been signed out. Please set a new password with 'Forgot password?'.",
  client_not_found: "We could not find this client. Their account may have been deleted.",
  phone_signs_in: "This client signs in with this number, so only they can change it.",
  view_not_possible:
    "This workspace can't be opened. It belongs to an administrator, or the account is gone.",
  staff_not_found: "This member of staff does not exist.",
  staff_already_active: "This person has signed in already and needs no invitation.",
  bookings_ahead: "More consultations were booked while this was open. Please check the list again.",
  own_account: "You cannot change your own role or suspend yourself. Please ask another administrator.",
  orders_open: "An order or a payment is still open. Please finish or cancel it first, or write to us.",
  changed_meanwhile:
    "This was changed in the meantime, perhaps in another window. Please check it and try again.",
  too_many_requests: "Too many tries in a short time. Please wait a minute and try again.",
  service_not_found: "Service not found",
  plan_not_found: "This plan is no longer offered. Please choose another.",
  price_changed: "The price of this plan has changed. Please review the new total before paying.",
  coupon_refused: "This coupon cannot be used here. Check the code, its dates and the plan it is for.",
  coupon_used: "You have already used this coupon.",
  coupon_in_use:
    "A payment with this coupon may still be coming through. Please wait for it, or pay without the coupon.",
  coupon_exists: "There is already a coupon with this code.",
  coupon_not_found: "This coupon does not exist.",
  coupon_fixed: "The discount of a coupon that was used cannot change, and its uses cannot be made fewer.",
  checkout_not_found: "We could not find this payment. Please start again from the service.",
  checkout_expired: CHECKOUT_EXPIRED_WORDS,
  payment_open:
    "A payment for this may still come through, so it cannot be removed yet. Please try again later.",
  already_paid: "You have already paid for this plan.",
  recently_paid: "You already paid for this plan in the last seven days.",
  payment_not_verified:
    "This payment could not be confirmed. If money was taken, it will show in your orders shortly.",
  payment_held: PAYMENT_HELD_WORDS,
  gateway_unavailable:
    "The payment service is not answering right now. You have not been charged. Please try again in a minute.",
  gateway_refused: "The payment service refused this payment. Please try another method.",
  order_not_found: "Order not found",
  partner_not_found: "CA partner not found",
  partner_not_bookable: "This CA takes no bookings here at the moment. Please choose another CA.",
  slot_taken: "Somebody else has just taken this time. Please choose another.",
  slot_unavailable: "This time cannot be booked any more. Please choose another.",
  time_conflict: "You already have a consultation at this time. Please choose another.",
  too_many_bookings:
    "You have three consultations ahead already. Please cancel one, or book another when one is over.",
  too_many_bookings_today:
    "You have booked six consultations within 24 hours. Please book another tomorrow, or write to us.",
  too_many_tickets:
    "You have asked ten questions in 24 hours. Please add to one of them, or write again tomorrow.",
  too_many_documents: "You have sent 100 documents in 24 hours. Please send the rest tomorrow.",
  too_many_messages: "You have sent a lot of messages in 24 hours. Please write again tomorrow.",
  message_not_found: "Message not found",
  ticket_not_found: "We could not find this question.",
  mail_not_found: "We could not find this email.",
  ticket_changed: "Something was written in the meantime. Read it first; your answer is still here.",
  ticket_merged: "This question has become part of another one. Please open that one.",
  ticket_of_another: "These two questions are from different people, so they can't be merged.",
  ticket_without_mail: "There is no email address to send this to. Call them, then note what you said.",
  too_many_merged: "Ten questions have been merged into this one already. Please answer it first.",
  too_many_answers: "There are 100 ready answers already. Remove one you no longer use.",
  announcement_ended: "This announcement has ended.",
  mailing_not_found: "We could not find this mailing.",
  mail_words_unfit:
    "One of these sentences can't be sent like this, or it isn't part of the email any more. Please reload the page and look at it again.",
  mailing_begun: "This mailing has already been started or stopped.",
  too_many_mails:
    "This mailbox has had many emails from us in the last hour. Please send this a little later.",
  document_not_found: "This document is not here any more, or you no longer have access to it.",
  document_not_checked: "This file is still being checked.",
  document_accepted: "We have accepted this document already, so another is not needed.",
  order_begun: "Work on this order has begun. Ask us to cancel it, and we'll tell you what can be refunded.",
  order_closed: "This order is closed, so nothing more can be sent for it.",
  step_not_open: "This step is already done or hasn't started yet. Please check the order again.",
  documents_outstanding: "Some documents are still missing. Ask for them, or say why they aren't needed.",
  draft_needed: "To finish this step, send the client a draft.",
  approval_needed: "Only the client can approve the draft.",
  proof_needed: "Please add the number, the date and, for the last step, the file.",
  draft_not_current:
    "There is a newer draft, or this one was already answered. Please check the order again.",
  promise_not_ahead: "Please choose a later date.",
  worker_not_available: "This person can't take the order: they're suspended or do other work.",
  incident_not_found: "There is no such incident.",
  date_not_found: "This date is not in your calendar any more.",
  complaint_not_found: "We could not find this complaint.",
  consultation_not_found: "Consultation not found",
  consultation_begun: "This consultation has begun or is over, so it cannot be cancelled any more.",
  consultation_ahead: "This consultation has not begun yet.",
  consultation_cancelled: "This consultation was cancelled, so it did not take place.",
  consultation_ended: "Whether it was held was said more than 24 hours ago and cannot be changed any more.",
  follow_up_late: "A follow-up can be sent for 30 days after a consultation that took place.",
  consultation_reviewed: "The client has reviewed this consultation, so it counts as held.",
  not_your_partner:
    "A CA can be reviewed after a consultation with them, or after an order that they completed for you.",
  review_too_early: "You can write a review as soon as the consultation or the order is over.",
  lead_not_found: "Lead not found",
  lead_taken: "Somebody else took this lead a moment ago.",
  lead_merged: "This lead is part of another one now.",
  lead_being_called: "Somebody is calling this person right now.",
  lead_closed: "This lead is closed.",
  lead_has_no_number: "No phone number available for this lead",
  do_not_call: "This person asked not to be called. Only an administrator can lift this.",
  outside_calling_hours: "It's outside calling hours. Please call later.",
  call_open: "You're already on a call. Please end it first.",
  call_not_found: "This call has already ended, perhaps in another tab.",
  too_many_calls: "This day already has 1,000 calls, so we did not add another.",
  call_too_old: "Calls can only be logged for three days.",
  conversion_stands: "This lead was converted by a payment or more than 24 hours ago, so it stays converted.",
  import_not_found: "This import is no longer here.",
  import_running: "This file is being imported or taken back right now. Please wait until that is done.",
  import_begun_otherwise:
    "This file was first imported with different columns or another source of consent. Choose it again to continue that import, or undo it first.",
  merge_stands: "These leads were merged more than 24 hours ago, so they stay one lead.",
  merged_since: "Another lead was merged into this one later. Separate that one first.",
  invoice_not_found: "We could not find this invoice.",
  invoice_replaced: "This invoice was replaced by another. Please refresh the page.",
  correction_too_late:
    "This invoice has been reported to the tax office, so it can no longer be corrected here. Please write to us.",
  too_many_corrections: "This invoice was corrected several times already. Please write to us.",
  payment_not_found: "We could not find this payment.",
  dispute_open: "The client's bank is deciding about this payment. Nothing can be given back until it has.",
  dispute_lost:
    "The client's bank has already taken what was left of this payment. A refund on top would pay it twice.",
  refund_too_much: "That is more than is left of this payment. Please check what was given back already.",
  transfer_noted: "This UTR is already noted for this payment. Please check its refunds.",
  payment_not_held: "This payment is already being handled. Please refresh the page to see where it stands.",
  payment_does_not_fit:
    "This payment is of another amount, or that client's account is gone. Please check both.",
  finding_not_found: "We could not find this line. Please refresh the page.",
  finding_closed: "This has been resolved in the meantime. Please refresh the page.",
  finding_needs_people: "There is nothing we can do about this automatically. Please decide it yourself.",
  too_many_notes: "This already has 20 notes. Please set it aside or resolve it.",
  dispute_not_found: "We could not find this dispute.",
  application_not_found: "Application not found. Please check your application ID and try again.",
  application_decided: "This application was decided in the meantime. Please refresh the page.",
  papers_not_accepted: "Please accept the four required documents first.",
  paper_replaced: "A newer document has come in the meantime. Please look at that one.",
  territory_invalid: "This territory code does not fit the level, or its PIN codes are missing.",
  territory_taken: "Another partner already holds this territory or a part of it.",
  decision_stands: "Something has followed from this decision, so it cannot be undone any more.",
  franchise_not_found: "We could not find this franchise.",
  franchise_ended: "This franchise has ended, so nothing of it can be changed.",
  franchise_held:
    "This person still holds a territory as a franchise partner. End the franchise or hand its territory over first, then change the role.",
  franchise_suspended: "Your partnership is on hold, so nothing new can be begun. Please write to us.",
  too_many_members: "Your team already has ten people, counting invitations. Please remove someone first.",
  statement_not_found: "We could not find this statement.",
  payout_not_found: "We could not find this payout.",
  payout_done: "This payout was confirmed already.",
  too_many_rows:
    "These are more rows than one file can hold. Nothing was exported. Narrow the list, then export again.",
  export_gone: "This file is no longer there. Export the list again.",
  list_not_exported: "This list cannot be exported.",
  busy: "We could not finish this just now. Please try again in a moment.",
  internal: INTERNAL_WORDS,
} as const;

export type ErrorCode = keyof typeof ERROR_WORDS;

export class DomainError extends Error {
  readonly code: ErrorCode;
  /** Facts the screen needs to act, such as `{ order_id }`. Never personal data. */
  readonly facts: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, facts: Record<string, string> = {}) {
    super(ERROR_WORDS[code]);
    this.name = "DomainError";
    this.code = code;
    this.facts = facts;
  }
}

/** Whether a value received over the wire is one of our error codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_WORDS, value);
}
