import { errors } from "#messages/errors.ts";
import { AppError } from "../../lib/backend/app-error.ts";

/** What whoever proved the number of an account that was not used for long can go on with. */
export interface SecondProof {
  /** Stands for the proof of the number. */
  ticket: string;
  /** Of the account, masked. */
  address: string;
}

const CODE = "second_proof_needed";

/**
 * The refusal of a sign-in by our function, which the SDK hands on as the text of an internal error, with the facts in it. Null
 * for everything else.
 */
export function secondProofError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !error.message.includes(CODE)) return null;
  const ticket = factIn(error.message, "ticket", "[A-Za-z0-9_-]{43}");
  if (ticket === null) return null;
  const address = factIn(error.message, "address", '[^"\\\\]{1,300}') ?? "";
  return new AppError(CODE, errors[CODE], { ticket, address });
}

export function secondProofOf(error: unknown): SecondProof | null {
  if (!(error instanceof AppError) || error.code !== CODE) return null;
  return { ticket: error.facts.ticket ?? "", address: error.facts.address ?? "" };
}

/** The text is JSON, once or twice wrapped in another. */
function factIn(text: string, name: string, value: string): string | null {
  return new RegExp(`\\\\*"${name}\\\\*"\\s*:\\s*\\\\*"(${value})\\\\*"`).exec(text)?.[1] ?? null;
}
