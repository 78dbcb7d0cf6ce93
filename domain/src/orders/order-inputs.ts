import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { documentId, email, personName } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { line, text } from "../fields/written.ts";
import { DRAFT_ANSWERS } from "../steps/order-work.ts";
import { isIstDayName } from "../time/time.ts";

/** What people do with orders. Days are those of India, as `2026-12-03`. */

const uid = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));
const day = z.string().check(z.refine(isIstDayName, OFFICE_WORDS.dayMissing));
const why = text(1, 500);

/** `seen`: who had it on the screen. `to`: null takes it from whoever has it. */
export const reassignOrderInput = z.strictObject({
  order_id: documentId,
  seen: z.nullable(uid),
  to: z.nullable(uid),
  reason: why,
});

/** Its client, while nobody has begun: everything goes back. */
export const cancelOwnOrderInput = z.strictObject({ order_id: documentId });

/** An administrator. `amount_paise`: what goes back, tax included; 0: nothing. `words`: the client reads them. */
export const cancelOrderInput = z.strictObject({
  order_id: documentId,
  amount_paise: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  words: why,
});

export const beginOrderInput = z.strictObject({ order_id: documentId });

/** `orderClient`: what an order's documents have to agree with. */
export const orderClientInput = z.strictObject({ order_id: documentId });

/** Whether an order presses more than its date does. */
export const raiseOrderInput = z.strictObject({ order_id: documentId, raised: z.boolean() });

/** The open step is done. `proof`: of what was filed, decided or delivered. */
export const finishStepInput = z.strictObject({
  order_id: documentId,
  step: documentId,
  proof: z.nullable(
    z.strictObject({
      number: z.nullable(line(1, 60)),
      on: day,
      /** A document that we sent to this order. */
      document_id: z.nullable(documentId),
    }),
  ),
});

/** Documents that are needed besides the service's list. `until`: by when; null: as usual. */
export const askDocumentsInput = z.strictObject({
  order_id: documentId,
  labels: z.array(line(1, 200)).check(
    z.minLength(1),
    z.maxLength(10),
    z.refine((labels) => new Set(labels).size === labels.length, "Each document once"),
  ),
  reason: why,
  until: z.nullable(day),
  /** Random: a second try finds the first. */
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

/** The client says whether the condition of 'if …' documents is theirs. `slots`: of one condition. */
export const answerConditionInput = z.strictObject({
  order_id: documentId,
  slots: z.array(documentId).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((slots) => new Set(slots).size === slots.length, "Each document once"),
  ),
  applies: z.boolean(),
});

export const waiveDocumentInput = z.strictObject({ order_id: documentId, slot: documentId, reason: why });

/**
 * The client has done what is asked for in place of a document, such as adding us on a portal. `seen`: when what they had before them was said of it,
 * epoch ms; null: nothing was.
 */
export const confirmActInput = z.strictObject({
  order_id: documentId,
  slot: documentId,
  seen: z.nullable(z.int().check(z.minimum(0))),
});

/** Whoever has the order finds it done, or says what is missing. */
export const reviewActInput = z
  .strictObject({ order_id: documentId, slot: documentId, accepted: z.boolean(), words: z.nullable(why) })
  .check(
    z.refine(({ accepted, words }) => accepted === (words === null), {
      path: ["words"],
      message: "Please say what is missing",
    }),
  );

/** `document_id`: a document that we sent to this order. */
export const sendDraftInput = z.strictObject({
  order_id: documentId,
  document_id: documentId,
  words: z.nullable(text(1, 1000)),
});

/** The client approves a version, or says what is to be changed. */
export const answerDraftInput = z
  .strictObject({
    order_id: documentId,
    version: z.int().check(z.minimum(1), z.maximum(1000)),
    answer: z.enum(DRAFT_ANSWERS),
    words: z.nullable(text(10, 2000)),
    /** Of the page on which it was answered. */
    language: z.enum(LANGUAGES),
  })
  .check(
    z.refine(({ answer, words }) => answer === "approved" || words !== null, {
      path: ["words"],
      message: "Please say what to change",
    }),
  );

/** `prepareReturn`: a purchase is prepared for a client, who pays in their own account; nobody buys for somebody else. */
export const prepareReturnInput = z.strictObject({
  name: personName,
  email,
  service_id: documentId,
  plan_id: documentId,
  /** What the client reads beside the link. */
  note: z.nullable(text(1, 500)),
  /** In which the client is written to. */
  language: z.enum(LANGUAGES),
  /** Random: a second try finds the first. */
  request_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
});

export const postponeStepInput = z.strictObject({ order_id: documentId, until: day, reason: why });
