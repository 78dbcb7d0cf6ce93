import type { FieldValue } from "./service-fields.ts";
import {
  discardServiceDraftInput,
  lookAtServiceInput,
  orderServicesInput,
  publishServiceInput,
  restoreServiceInput,
  saveServiceDraftInput,
  setServiceOnSaleInput,
} from "./service-input.ts";

export const serviceInputs = {
  saveServiceDraft: saveServiceDraftInput,
  discardServiceDraft: discardServiceDraftInput,
  publishService: publishServiceInput,
  restoreService: restoreServiceInput,
  setServiceOnSale: setServiceOnSaleInput,
  orderServices: orderServicesInput,
  lookAtService: lookAtServiceInput,
} as const;

/** What stands in a field that somebody else changed meanwhile. */
export interface FieldConflict {
  field: string;
  value: FieldValue;
  rev: number;
  by_name: string;
  /** Epoch ms. */
  at: number;
}

export interface ServiceOutputs {
  /** `marks`: of the fields that were saved; what is not among them is a conflict, and stays as it is. */
  saveServiceDraft: { marks: Record<string, number>; conflicts: FieldConflict[] };
  discardServiceDraft: Record<string, never>;
  publishService: { version: number };
  restoreService: { version: number };
  setServiceOnSale: Record<string, never>;
  orderServices: Record<string, never>;
  /** What a change reaches now: checkouts that can be paid, orders that run. */
  lookAtService: { open_checkouts: number; open_orders: number };
}
