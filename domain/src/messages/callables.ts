import { sendMessageInput } from "./message.ts";

export const messageInputs = {
  sendMessage: sendMessageInput,
} as const;

export interface MessageOutputs {
  /** A second call with the same request finds the first message. */
  sendMessage: { message_id: string };
}
