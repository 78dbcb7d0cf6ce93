import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { partIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

/** Whom an invoice is made out to. */
export interface Recipient {
  name: string;
  address: string;
  gstin: string;
  stateCode: string;
}

function readRecipient(_id: string, data: StoredData): Recipient {
  const recipient = partIn(data, "recipient");
  return {
    name: textIn(recipient, "name") ?? "",
    address: textIn(recipient, "address") ?? "",
    gstin: textIn(recipient, "gstin") ?? "",
    stateCode: textIn(recipient, "state_code") ?? "",
  };
}

export function useRecipient(number: string): Live<Recipient | null> {
  return useLiveDocument([COLLECTIONS.invoices, number], readRecipient);
}

/** A credit note takes the old one back, and a new one says the same to whom it should have been. @throws AppError */
export const correctInvoice = (input: CallableInput<"correctInvoice">) => call("correctInvoice", input);
