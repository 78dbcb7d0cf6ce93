import { saveListingInput } from "./listing-input.ts";

export const partnerInputs = { saveListing: saveListingInput } as const;

export interface PartnerOutputs {
  /** Of the directory. */
  saveListing: { ca_id: string };
}
