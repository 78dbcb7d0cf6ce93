import { call } from "../../../lib/backend/callables.ts";

/** What was accepted for another order is sent for this one. */
export async function reuseDocument(document_id: string, order_id: string): Promise<void> {
  await call("reuseDocument", { document_id, order_id });
}
