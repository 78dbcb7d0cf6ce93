import { call } from "../../../lib/backend/callables.ts";

/** Up to this message a thread was on the screen. */
export async function readMessages(order_id: string, up_to: string): Promise<void> {
  await call("readMessages", { order_id, up_to });
}
