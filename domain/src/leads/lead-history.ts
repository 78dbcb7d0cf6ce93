import type { CallDisposition, CallStatus, TelecallerCall } from "../calls/call.ts";
import type { OrderStatus } from "../orders/order.ts";
import type { PaymentStatus } from "../payments/payment.ts";
import type { LeadStatus } from "./lead.ts";

/** So much of a lead's past is handed out at most. */
export const MOST_HISTORY = 200;

/** What happened with a person; instants in epoch ms, the newest first. */
export interface LeadHistory {
  entries: readonly LeadHappening[];
}

export type LeadHappening =
  | {
      kind: "call";
      id: string;
      at: number;
      /** First name of who called. */
      by: string;
      type: TelecallerCall["call_type"];
      status: CallStatus;
      disposition: CallDisposition | null;
      /** Whole seconds of talking. */
      seconds: number;
      notes: string;
      follow_up: number | null;
    }
  | {
      kind: "move";
      id: string;
      at: number;
      /** First name of who moved it. */
      by: string;
      to: LeadStatus;
    }
  | {
      kind: "message";
      id: string;
      at: number;
      text: string;
      /** Slug of the service that it is about. */
      service_id: string | null;
    }
  /** Of an order its name, state and amount: no papers, no words. */
  | {
      kind: "order";
      id: string;
      at: number;
      service: string;
      status: OrderStatus;
      /** Whole rupees with tax. */
      amount: number;
      /** Null where its payment cannot be found. */
      payment: PaymentStatus | null;
    };
