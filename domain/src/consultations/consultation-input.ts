import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId, optionalPhone, optionalText } from "../fields/fields.ts";

const slot = z.string().check(z.regex(/^\d{8}T\d{4}$/, "Please choose a time"));

/** What the client fills in besides choosing a time. */
export const consultationForm = z.strictObject({
  /** What it is about. */
  notes: optionalText(500, FIELD_WORDS.under500),
  /** Where the CA reaches the client. */
  phone: optionalPhone,
});

/** `bookConsultation`. */
export const bookConsultationInput = z.strictObject({
  ca_id: documentId,
  slot,
  notes: optionalText(500, FIELD_WORDS.under500),
  phone: optionalPhone,
});

/** `cancelConsultation`. */
export const cancelConsultationInput = z.strictObject({
  consultation_id: documentId,
  reason: optionalText(300, FIELD_WORDS.under300),
});
