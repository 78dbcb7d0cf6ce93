import * as z from "zod/mini";
import { FIELD_WORDS } from "../fields/field-words.ts";
import {
  optionalBusinessName,
  optionalGstin,
  optionalPan,
  optionalPhone,
  optionalState,
  optionalText,
  personName,
} from "../fields/fields.ts";
import { stateOfGstin } from "../fields/tax-ids.ts";

/** `/user/profile`: the client's own details as typed; a blank one is taken off the profile. */
export const ownDetails = z
  .strictObject({
    name: personName,
    phone: optionalPhone,
    address: optionalText(500, FIELD_WORDS.under500),
    state_code: optionalState,
    pan: optionalPan,
    gstin: optionalGstin,
    billing_name: optionalBusinessName,
  })
  .check(
    z.refine(
      ({ gstin, state_code }) =>
        gstin === undefined || state_code === undefined || stateOfGstin(gstin) === state_code,
      { path: ["state_code"], message: FIELD_WORDS.stateNotOfGstin },
    ),
    z.refine(({ gstin, pan }) => gstin === undefined || pan === undefined || gstin.slice(2, 12) === pan, {
      path: ["gstin"],
      message: FIELD_WORDS.gstinOfOtherPan,
    }),
  );
export type OwnDetailsInput = z.input<typeof ownDetails>;
export type OwnDetails = z.output<typeof ownDetails>;
