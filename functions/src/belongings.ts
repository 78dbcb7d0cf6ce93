import { checkoutBelongings } from "./checkouts/belongings.ts";
import { consultationBelongings } from "./consultations/belongings.ts";
import { contactBelongings } from "./contact/belongings.ts";
import { documentBelongings } from "./documents/belongings.ts";
import { invoiceBelongings } from "./invoices/belongings.ts";
import { leadBelongings } from "./leads/belongings.ts";
import { mailBelongings } from "./mail/belongings.ts";
import { messageBelongings } from "./messages/belongings.ts";
import { notificationBelongings } from "./notifications/belongings.ts";
import { orderBelongings } from "./orders/belongings.ts";
import { paymentBelongings } from "./payments/belongings.ts";
import type { BelongingsRegister } from "./platform/belongings.ts";
import { profileBelongings } from "./profiles/belongings.ts";
import { reviewBelongings } from "./reviews/belongings.ts";
import { ticketBelongings } from "./tickets/belongings.ts";

/** What each noun keeps of a client, in the order in which it is erased. */
export const BELONGINGS: BelongingsRegister = [
  profileBelongings,
  checkoutBelongings,
  documentBelongings,
  // Before the consultations, which tell whose reviews they are.
  reviewBelongings,
  // Calls off what is booked, which writes mails and notifications.
  consultationBelongings,
  ticketBelongings,
  messageBelongings,
  orderBelongings,
  paymentBelongings,
  invoiceBelongings,
  // Before the leads: one stays with whoever else wrote.
  contactBelongings,
  leadBelongings,
  // After all that writes some.
  mailBelongings,
  notificationBelongings,
];
