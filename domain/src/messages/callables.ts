import { readMessagesInput, sendMessageInput } from "./message.ts";

export const messageInputs = {
  readMessages: readMessagesInput,
  sendMessage: sendMessageInput,
} as const;

export interface MessageOutputs {
  /** Messages of others that the caller has not read now. */
  readMessages: { unread: number };
  /** A second call with the same request finds the first message. */
  sendMessage: { message_id: string };
}
