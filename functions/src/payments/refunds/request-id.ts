import type { Caller } from "../../platform/caller.ts";
import { sha256 } from "../../platform/hash.ts";

/** Of what an administrator asks: a second try with the same key finds the first, and nobody finds another's. */
export function requestIdOf({ uid }: Pick<Caller, "uid">, request_id: string): string {
  return `rrq_${sha256(`${uid} ${request_id}`).slice(0, 24)}`;
}
