import { contactMessagesByStatusQuery } from "@niyamdesk/domain/contact/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type MessageView, readMessage } from "../read-message.ts";

/** Messages that nobody has answered, the newest first, live. */
export function useNewMessages(): Live<MessageView[]> {
  return useLiveQuery(contactMessagesByStatusQuery, { status: "new" }, readMessage);
}
