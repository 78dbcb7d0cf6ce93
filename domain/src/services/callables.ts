import { saveServiceInput } from "./service-input.ts";

export const serviceInputs = {
  saveService: saveServiceInput,
} as const;

export interface ServiceOutputs {
  /** The state of the record that is stored now. */
  saveService: { version: number };
}
