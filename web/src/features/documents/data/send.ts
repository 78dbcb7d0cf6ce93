import { call } from "../../../lib/backend/callables.ts";
import type { Destination } from "../../../lib/files/uploads.ts";

/** The place of one slot of an order. */
export function slotOfOrder(order_id: string, slot: string, takesTables = false): Destination {
  return {
    takesTables,
    announce: async ({ name, type, bytes, sha256 }, request_id) => {
      const { document_id, path, arrived } = await call("announceDocument", {
        ...{ order_id, slot, name, content_type: type, size: bytes.length, sha256, request_id },
      });
      return { id: document_id, path, arrived };
    },
    withdraw: forgetDocument,
  };
}

/** The client has done what is asked for in place of a document. @param seen when what they see was said of it; null: nothing was */
export async function confirmAct(order_id: string, slot: string, seen: number | null): Promise<void> {
  await call("confirmAct", { order_id, slot, seen });
}

/** Of a document whose file has not arrived. */
export async function forgetDocument(document_id: string): Promise<void> {
  await call("cancelDocument", { document_id });
}
