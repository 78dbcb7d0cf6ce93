import * as z from "zod/mini";
import { instant } from "../calls/call-inputs.ts";
import { FIELD_WORDS } from "../fields/field-words.ts";
import { documentId, email, personName, phone } from "../fields/fields.ts";
import { isWriting, seenLength, tidyLines } from "../fields/writing.ts";
import { LONGEST_CELL } from "./import-row.ts";
import { MOST_IMPORT_ROWS, ROWS_A_LOOK, ROWS_A_SLICE } from "./lead-import.ts";

const writing = (max: number) =>
  z.string().check(
    z.overwrite(tidyLines),
    z.maxLength(max * 2),
    z.refine((text) => [...text].length <= max, FIELD_WORDS.fillIn),
    z.refine(isWriting, FIELD_WORDS.textNotPlain),
  );
const cell = z.nullable(writing(LONGEST_CELL.short));
const MOST_SLICES = MOST_IMPORT_ROWS / ROWS_A_SLICE;

const rowCount = z.number().check(z.int(), z.gte(0), z.lte(MOST_IMPORT_ROWS));

/** `file_hash`: SHA-256 of the file, so that what was sent before is found again. `unsent`: rows of it that are left out, to be told of later. */
export const beginLeadImportInput = z.strictObject({
  file_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  name: writing(120).check(z.refine((text) => seenLength(text) > 0, FIELD_WORDS.fillIn)),
  consent_source: writing(200).check(z.refine((text) => seenLength(text) > 2, FIELD_WORDS.fillIn)),
  rows: z.number().check(z.int(), z.gte(1), z.lte(MOST_IMPORT_ROWS)),
  slices: z.number().check(z.int(), z.gte(1), z.lte(MOST_SLICES)),
  unsent: z._default(z.strictObject({ twice: rowCount, unreadable: rowCount }), { twice: 0, unreadable: 0 }),
});

const line = z.number().check(z.int(), z.gte(1), z.lte(1_000_000));
const isReachable = ({ phone, email }: { phone: string | null; email: string | null }) =>
  phone !== null || email !== null;

/** By what people are known; nothing else of a row is asked for. */
export const lookAtLeadRowsInput = z.strictObject({
  rows: z
    .array(
      z
        .strictObject({ line, phone: z.nullable(phone), email: z.nullable(email) })
        .check(z.refine(isReachable, FIELD_WORDS.fillIn)),
    )
    .check(z.minLength(1), z.maxLength(ROWS_A_LOOK)),
});

export const addLeadRowsInput = z.strictObject({
  import_id: documentId,
  slice: z.number().check(z.int(), z.gte(0), z.lt(MOST_SLICES)),
  rows: z
    .array(
      z
        .strictObject({
          line,
          name: personName,
          phone: z.nullable(phone),
          email: z.nullable(email),
          company: cell,
          location: cell,
          service_interest: cell,
          notes: writing(LONGEST_CELL.notes),
          next_follow_up: z.nullable(instant),
        })
        .check(z.refine(isReachable, FIELD_WORDS.fillIn)),
    )
    .check(z.minLength(1), z.maxLength(ROWS_A_SLICE)),
});

export const undoLeadImportInput = z.strictObject({ import_id: documentId });
