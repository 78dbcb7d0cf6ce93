import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** Each throws `AppError`; sent again it finds what the first try did. */
export const refundPayment = (input: CallableInput<"refundPayment">) => call("refundPayment", input);

/** It was sent by bank transfer. */
export const noteTransfer = (input: CallableInput<"noteTransfer">) => call("noteTransfer", input);

export const cancelOrder = (input: CallableInput<"cancelOrder">) => call("cancelOrder", input);

export const cancelOwnOrder = (order_id: string) => call("cancelOwnOrder", { order_id });

/** Work has begun: an administrator decides. */
export const askToCancel = (input: Omit<CallableInput<"complain">, "reason">) =>
  call("complain", { ...input, reason: "cancel" });
