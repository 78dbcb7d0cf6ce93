import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { text } from "../fields/written.ts";

/** `sendMessage`: to whoever else is party of an order or a ticket. */
export const sendMessageInput = z.strictObject({
  about: z.union([z.strictObject({ order_id: documentId }), z.strictObject({ ticket_id: documentId })]),
  text: text(1, 4000),
  /** Ids of documents of the same order, or of the client whose ticket it is. */
  attachments: z.array(documentId).check(z.maxLength(5)),
  /** Random, made when the field is cleared: a second try finds the first message. */
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** `readMessages`: the last message that was seen on the screen. */
export const readMessagesInput = z.strictObject({ order_id: documentId, up_to: documentId });

/** Messages that somebody may send within 24 hours. */
export const MESSAGES_A_DAY = { client: 100, staff: 500 };
