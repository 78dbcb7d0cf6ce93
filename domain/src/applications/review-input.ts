import * as z from "zod/mini";
import { documentId } from "../fields/fields.ts";
import { text } from "../fields/written.ts";
import { FRANCHISE_LEVELS } from "../franchises/franchise-level.ts";
import { pinRanges } from "../places/pin-ranges.ts";
import { REJECTION_REASONS, type RejectionReason } from "./application.ts";
import { territoryCode } from "./application-input.ts";
import { APPLICATION_SLOTS, PAPER_REASONS, type PaperReason } from "./application-papers.ts";

/** What an administrator does with an application. */

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as [K, ...K[]];

export const applicationInput = z.strictObject({ application_id: documentId });

/** `judgePaper`. */
export const judgePaperInput = z.strictObject({
  application_id: documentId,
  slot: z.enum(APPLICATION_SLOTS),
  /** Which file was looked at: another one may have come since. */
  path: z.string().check(z.maxLength(200)),
  /** Null: accepted. */
  ask_again: z.nullable(
    z
      .strictObject({ kind: z.enum(keysOf<PaperReason>(PAPER_REASONS)), words: z.nullable(text(1, 300)) })
      .check(z.refine(({ kind, words }) => kind !== "other" || words !== null, { path: ["words"] })),
  ),
});

/** `openApplicationPaper`: the one that stands there now. */
export const openPaperInput = z.strictObject({ application_id: documentId, slot: z.enum(APPLICATION_SLOTS) });

/** `noteApplication`. */
export const noteApplicationInput = z.strictObject({
  application_id: documentId,
  text: text(1, 2000),
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** `rejectApplication`: the applicant reads reason and words. */
export const rejectApplicationInput = z
  .strictObject({
    application_id: documentId,
    kind: z.enum(keysOf<RejectionReason>(REJECTION_REASONS)),
    words: z.nullable(text(1, 500)),
  })
  .check(z.refine(({ kind, words }) => kind !== "other" || words !== null, { path: ["words"] }));

/** `approveApplication`: the territory that is given, which may be another than the one applied for. */
export const approveApplicationInput = z.strictObject({
  application_id: documentId,
  level: z.enum(FRANCHISE_LEVELS),
  territory_code: territoryCode,
  territory_name: text(2, 100),
  /** Of an individual territory always; of a district, where it differs from our list; of a State never. */
  pincodes: z.nullable(pinRanges),
});
