import * as z from "zod/mini";
import { text } from "../fields/written.ts";

const findingId = z.string().check(z.regex(/^[a-z_]{4,40}_[A-Za-z0-9_.@:-]{1,150}$/));
const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

/** `compareBooks`. `request_id`: random, made when the button is pressed: a second try finds the first. */
export const compareBooksInput = z.strictObject({ request_id: requestId });

export const mendFindingInput = z.strictObject({ finding_id: findingId });

/** `noteFinding`, and likewise `setFindingAside`: for other administrators. */
export const noteFindingInput = z.strictObject({
  finding_id: findingId,
  words: text(1, 500),
  request_id: requestId,
});

export const reopenFindingInput = z.strictObject({ finding_id: findingId });

export const disputeEvidenceInput = z.strictObject({
  payment_id: z.string().check(z.regex(/^pay_[A-Za-z0-9]{1,40}$/)),
  dispute_id: z.string().check(z.regex(/^disp_[A-Za-z0-9]{1,40}$/)),
});
