import * as z from "zod/mini";
import { personName, phone } from "../fields/fields.ts";
import type { Moment } from "../time/moment.ts";

/** Who they are to the client. */
export const RELATIONS = ["spouse", "parent", "child", "sibling", "other"] as const;

/** Who acts for a client should they die or be unable to (DPDP Act 2023, s. 14). */
export const nomineeForm = z.strictObject({ name: personName, relation: z.enum(RELATIONS), phone });
export type NomineeInput = z.output<typeof nomineeForm>;

/** `nominees/{uid}`; the number is in E.164. */
export interface Nominee extends NomineeInput {
  user_id: string;
  updated_at: Moment;
}
