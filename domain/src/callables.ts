import type * as z from "zod/mini";
import { type AccountOutputs, accountInputs } from "./accounts/callables.ts";
import { type CallOutputs, callInputs } from "./calls/callables.ts";
import { type CheckoutOutputs, checkoutInputs } from "./checkouts/callables.ts";
import { type ConsultationOutputs, consultationInputs } from "./consultations/callables.ts";
import { type ContactOutputs, contactInputs } from "./contact/callables.ts";
import { type DocumentOutputs, documentInputs } from "./documents/callables.ts";
import { type LeadOutputs, leadInputs } from "./leads/callables.ts";
import { type ListOutputs, listInputs } from "./lists/callables.ts";
import { type MessageOutputs, messageInputs } from "./messages/callables.ts";
import { type NotificationOutputs, notificationInputs } from "./notifications/callables.ts";
import { type PaymentOutputs, paymentInputs } from "./payments/callables.ts";
import { type ProfileOutputs, profileInputs } from "./profiles/callables.ts";
import { type ReviewOutputs, reviewInputs } from "./reviews/callables.ts";
import { type ServiceOutputs, serviceInputs } from "./services/callables.ts";
import { type StaffOutputs, staffInputs } from "./staff/callables.ts";
import { type TicketOutputs, ticketInputs } from "./tickets/callables.ts";

/** Input schemas of the callables: the contract between browser and functions. */
export const CALLABLE_INPUTS = {
  ...accountInputs,
  ...callInputs,
  ...checkoutInputs,
  ...consultationInputs,
  ...contactInputs,
  ...documentInputs,
  ...listInputs,
  ...leadInputs,
  ...messageInputs,
  ...notificationInputs,
  ...paymentInputs,
  ...profileInputs,
  ...reviewInputs,
  ...serviceInputs,
  ...staffInputs,
  ...ticketInputs,
} as const;

export type CallableName = keyof typeof CALLABLE_INPUTS;

/** What each answers. */
export type CallableOutputs = AccountOutputs &
  CallOutputs &
  CheckoutOutputs &
  ConsultationOutputs &
  ContactOutputs &
  DocumentOutputs &
  ListOutputs &
  LeadOutputs &
  MessageOutputs &
  NotificationOutputs &
  PaymentOutputs &
  ProfileOutputs &
  ReviewOutputs &
  ServiceOutputs &
  StaffOutputs &
  TicketOutputs;

/** What the browser sends: as typed. */
export type CallableInput<N extends CallableName> = z.input<(typeof CALLABLE_INPUTS)[N]>;
/** What a handler receives: parsed. */
export type ParsedInput<N extends CallableName> = z.output<(typeof CALLABLE_INPUTS)[N]>;
