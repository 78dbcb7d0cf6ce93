import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@niyamdesk/domain/base/errors";

type Stored = Readonly<Record<string, unknown>> | undefined;

/**
 * The version that a change of a record becomes, or null when the record says the same already: a change whose answer was
 * lost is sent again, and is none the second time.
 *
 * @param stored undefined where there is none; one that was never changed here has version 0
 * @param seen the version that was before whoever changes it; null for a new one
 * @throws DomainError changed_meanwhile when it is another one now
 */
export function nextVersion(stored: Stored, seen: number | null, changed: object): number | null {
  const current = stored === undefined ? null : versionOf(stored);
  if (current === seen) return (current ?? 0) + 1;
  if (stored !== undefined && saysTheSame(stored, changed)) return null;
  throw new DomainError("changed_meanwhile", { version: String(current ?? "") });
}

export function versionOf(stored: Stored): number {
  return typeof stored?.version === "number" ? stored.version : 0;
}

function saysTheSame(stored: NonNullable<Stored>, changed: object): boolean {
  return Object.entries(changed).every(([field, value]) => isDeepStrictEqual(stored[field], value));
}
