import { expect } from "vitest";
import { CallableRefusal } from "../support/callables.ts";

/** Expects a call to be refused with one of our codes, and gives back the facts it carries. */
export async function refusal(code: string, attempt: Promise<unknown>): Promise<Record<string, string>> {
  const error: unknown = await attempt.then(
    (answer) => new Error(`It was not refused: ${JSON.stringify(answer)}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallableRefusal)) throw error;
  expect(error.details.code).toBe(code);
  return error.details.facts ?? {};
}
