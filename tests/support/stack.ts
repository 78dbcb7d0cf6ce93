import type { Addresses } from "../../tools/stack/environment.ts";

/** The stack that `npm test` started and named in the environment of this process. */
interface StackUnderTest {
  project: string;
  bucket: string;
  addresses: Addresses;
}

function stackUnderTest(): StackUnderTest {
  const text = process.env.NIYAM_STACK;
  if (text === undefined) throw new Error("No test stack: run these tests with `npm test -- functions`.");
  return JSON.parse(text) as StackUnderTest;
}

export const { project, bucket, addresses } = stackUnderTest();
