import { DomainError } from "@niyamdesk/domain/base/errors";
import * as z from "zod/mini";
import { logFailure, logOddity } from "../../platform/log.ts";

/** A little longer than the package waits for a silent line. */
const ANSWER_MS = 12_000;

/** What the package throws for an answer of the API: a plain object, no Error. */
const apiError = z.object({
  statusCode: z.int(),
  error: z.optional(
    z.object({ code: z.optional(z.string()), description: z.optional(z.nullable(z.string())) }),
  ),
});

/**
 * One call to Razorpay, its answer parsed.
 *
 * @throws DomainError `gateway_refused` (facts `description`) when Razorpay said no, so nothing happened there;
 * `gateway_unavailable` when there was no usable answer: what happened there is unknown, and must be looked up before
 * it is repeated.
 */
export async function callRazorpay<S extends z.ZodMiniType>(
  what: string,
  schema: S,
  call: () => Promise<unknown>,
): Promise<z.output<S>> {
  let answer: unknown;
  try {
    answer = await answerInTime(call());
  } catch (thrown) {
    throw translated(what, thrown);
  }
  const parsed = z.safeParse(schema, answer);
  if (parsed.success) return parsed.data;
  logFailure(`razorpay: ${what} gave an answer of another shape`, parsed.error);
  throw new DomainError("gateway_unavailable");
}

/** The package's own limit counts from byte to byte: an answer that comes in drops would keep it waiting for ever. */
async function answerInTime(call: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time")), ANSWER_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

function translated(what: string, thrown: unknown): DomainError {
  const known = z.safeParse(apiError, thrown);
  if (!known.success) {
    logOddity(`razorpay: ${what} had no answer`);
    return new DomainError("gateway_unavailable");
  }
  const { statusCode, error } = known.data;
  const facts = { status: statusCode, code: error?.code ?? "none", description: error?.description ?? "" };
  if (statusCode === 401 || statusCode === 403) {
    logFailure(`razorpay: ${what} was not authorised, check the keys`, thrown, facts);
    return new DomainError("gateway_unavailable");
  }
  logOddity(`razorpay: ${what} failed`, facts);
  if (statusCode >= 500 || statusCode === 429 || statusCode === 409 || statusCode === 408) {
    return new DomainError("gateway_unavailable");
  }
  return new DomainError("gateway_refused", { description: facts.description });
}
