import { forgetKeptFiles } from "./kept-files.ts";
import { forgetKeptReads } from "./kept-reads.ts";

/** What somebody chose and read is not for the next one. Over before the page is left, or it is not done. */
export async function forgetKept(): Promise<void> {
  await Promise.all([forgetKeptFiles(), forgetKeptReads()]);
}
