import { callbackInput, contactInput } from "./contact.ts";

export const contactInputs = {
  sendContactMessage: contactInput,
  requestCallback: callbackInput,
} as const;

export interface ContactOutputs {
  sendContactMessage: Record<string, never>;
  requestCallback: Record<string, never>;
}
