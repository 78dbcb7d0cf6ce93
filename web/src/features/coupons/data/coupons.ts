import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";
import { savePaper } from "../../../lib/files/save-file.ts";

/** Each throws `AppError`; sent again it changes nothing more. */
export const saveCoupon = (input: CallableInput<"saveCoupon">) => call("saveCoupon", input);

export const stopCoupon = (input: CallableInput<"stopCoupon">) => call("stopCoupon", input);

/** Saves what an order without a payment gave for nothing, as a PDF. Throws `AppError`. */
export async function saveFreeOrderPaper(order_id: string): Promise<void> {
  savePaper(await call("printFreeOrder", { order_id }));
}
