import type * as z from "zod/mini";
import {
  acceptInvitationInput,
  addressInput,
  type LinkState,
  linkInput,
  nothing,
  type SeenPurpose,
  setNewPasswordInput,
} from "./accounts/account.ts";
import {
  type CheckoutSession,
  checkPaymentInput,
  createCheckoutInput,
  type PaymentOutcome,
  putCheckoutAwayInput,
  verifyPaymentInput,
} from "./checkouts/checkout.ts";
import { bookConsultationInput, cancelConsultationInput } from "./consultations/consultation.ts";
import { endConsultationInput } from "./consultations/consultation-outcome.ts";
import { callbackInput, contactInput } from "./contact/contact.ts";
import { announceDocumentInput } from "./documents/document.ts";
import { sendMessageInput } from "./messages/message.ts";
import { publishNotificationInput } from "./notifications/notification-input.ts";
import { answerDuplicateInput } from "./payments/payment.ts";
import { ensureProfileInput } from "./profiles/profile.ts";
import { reviewPartnerInput } from "./reviews/review.ts";
import { saveServiceInput } from "./services/service-input.ts";
import {
  changeStaffRoleInput,
  inviteStaffInput,
  resendInvitationInput,
  type StaffWork,
  staffWorkInput,
  suspendStaffInput,
} from "./staff/staff.ts";
import { openTicketInput } from "./tickets/ticket.ts";

/** Input schemas of the callables: the contract between browser and functions. */
export const CALLABLE_INPUTS = {
  ensureProfile: ensureProfileInput,
  sendVerificationMail: nothing,
  changeEmail: addressInput,
  requestPasswordReset: addressInput,
  lookAtLink: linkInput,
  setNewPassword: setNewPasswordInput,
  confirmEmail: linkInput,
  acceptInvitation: acceptInvitationInput,
  sendNumberProof: linkInput,
  confirmNumber: linkInput,
  disownNumber: linkInput,
  exportOwnData: nothing,
  deleteOwnAccount: nothing,
  inviteStaff: inviteStaffInput,
  changeStaffRole: changeStaffRoleInput,
  suspendStaff: suspendStaffInput,
  staffWork: staffWorkInput,
  resendInvitation: resendInvitationInput,
  saveService: saveServiceInput,
  publishNotification: publishNotificationInput,
  openTicket: openTicketInput,
  sendMessage: sendMessageInput,
  announceDocument: announceDocumentInput,
  sendContactMessage: contactInput,
  requestCallback: callbackInput,
  bookConsultation: bookConsultationInput,
  cancelConsultation: cancelConsultationInput,
  endConsultation: endConsultationInput,
  reviewPartner: reviewPartnerInput,
  createCheckout: createCheckoutInput,
  verifyPayment: verifyPaymentInput,
  checkPayment: checkPaymentInput,
  answerDuplicate: answerDuplicateInput,
  putCheckoutAway: putCheckoutAwayInput,
} as const;

export type CallableName = keyof typeof CALLABLE_INPUTS;

export interface CallableOutputs {
  /** `role_changed`: the account has another role now, so the token must be read anew. */
  ensureProfile: { created: boolean; role_changed: boolean };
  /** Seconds until another may be asked for; one that was sent a moment ago is not sent again. */
  sendVerificationMail: { wait_s: number };
  /** `now`: the address was not verified yet and is replaced; `when_confirmed`: once the link sent there is followed. */
  changeEmail: { takes_effect: "now" | "when_confirmed" };
  /** The same for an address without an account. */
  requestPasswordReset: Record<string, never>;
  /**
   * What a mailed link is for, without using it up; the address as `maskedEmail` shows it, empty unless it is good; of a change
   * of address, the one that the account has so far, masked as well; of an invitation the number that was typed with it, for
   * its owner to prove.
   */
  lookAtLink: {
    purpose: SeenPurpose | null;
    state: LinkState;
    address: string;
    account?: string;
    phone?: string;
  };
  setNewPassword: NewPasswordSet;
  confirmEmail: EmailConfirmed;
  /** The address to sign in with. */
  acceptInvitation: { email: string };
  /** Seconds until another may be asked for. */
  sendNumberProof: { wait_s: number };
  confirmNumber: Record<string, never>;
  disownNumber: Record<string, never>;
  /** Everything we hold of the caller, readable by people and programs. */
  exportOwnData: { data: Record<string, unknown> };
  deleteOwnAccount: Record<string, never>;
  inviteStaff: { uid: string };
  changeStaffRole: Record<string, never>;
  suspendStaff: Record<string, never>;
  staffWork: StaffWork;
  /** Not queued: one went less than a minute ago. `wait_s` seconds until another may be sent. */
  resendInvitation: { queued: boolean; wait_s: number };
  /** The state of the record that is stored now. */
  saveService: { version: number };
  publishNotification: { version: number };
  openTicket: { ticket_id: string };
  /** A second call with the same request finds the first message. */
  sendMessage: { message_id: string };
  /** Where the file goes; what was announced only is admitted there. */
  announceDocument: { document_id: string; path: string };
  sendContactMessage: Record<string, never>;
  requestCallback: Record<string, never>;
  /** A second call for the same CA and time finds the first booking. */
  bookConsultation: { consultation_id: string };
  /** Also when it was cancelled before. */
  cancelConsultation: Record<string, never>;
  /** Also when the same was said before. */
  endConsultation: Record<string, never>;
  reviewPartner: { review_id: string };
  createCheckout: CheckoutSession;
  verifyPayment: PaymentOutcome;
  checkPayment: PaymentOutcome;
  /** The order it became; null: it goes back. Also when the same was said before. */
  answerDuplicate: { order_id: string | null };
  /** Also when it was put away before. */
  putCheckoutAway: Record<string, never>;
}

/** The address to sign in with, and the last digits of numbers; null where there is none. */
export interface NewPasswordSet {
  email: string;
  /** Signs in to the account as well. */
  phone_end: string | null;
  /** Was put on the account before anybody had proven the address, and is taken off it. */
  phone_removed: string | null;
}

export interface EmailConfirmed {
  /** The address that is proven now. */
  email: string;
  /**
   * Sets a password, as a mailed link does: where this was the first proof of the address and came without a session of the
   * account, the password from before is void.
   */
  password_token: string | null;
}

/** What the browser sends: as typed. */
export type CallableInput<N extends CallableName> = z.input<(typeof CALLABLE_INPUTS)[N]>;
/** What a handler receives: parsed. */
export type ParsedInput<N extends CallableName> = z.output<(typeof CALLABLE_INPUTS)[N]>;
