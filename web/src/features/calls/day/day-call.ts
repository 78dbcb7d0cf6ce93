import type { CallRecord } from "../history/read-call.ts";

/** Calls that nothing was written about; those in which somebody spoke come first, since they can be forgotten. */
export function withoutNote(calls: readonly CallRecord[]): CallRecord[] {
  const bare = calls.filter(({ notes }) => notes.trim() === "");
  const spoke = ({ status }: CallRecord) => status === "connected";
  return [...bare.filter(spoke), ...bare.filter((call) => !spoke(call))];
}
