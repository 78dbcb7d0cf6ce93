import type { Addresses } from "../../../tools/stack/environment.ts";

export interface StackUnderTest {
  project: string;
  bucket: string;
  addresses: Addresses;
}

/** The running stack, as `npm test` names it. */
export const stack: StackUnderTest = JSON.parse(required("NIYAM_STACK")) as StackUnderTest;

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with \`npm test -- browser\``);
  return value;
}
