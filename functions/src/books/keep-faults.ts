import {
  type BookFinding,
  type Fault,
  type FindingKind,
  groupOf,
  isSameFault,
} from "@niyamdesk/domain/books/finding";
import { BOOK_FINDINGS } from "@niyamdesk/domain/books/queries";
import { timestamp } from "../platform/clock.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";

const AT_ONCE = 50;

/** Writes down what a comparison found, each fault once however often it is found. @param run_id of the comparison */
export async function keepFaults(faults: readonly Fault[], run_id: string | null): Promise<void> {
  const each = [...new Map(faults.map((fault) => [fault.id, fault])).values()];
  for (let from = 0; from < each.length; from += AT_ONCE) {
    const some = each.slice(from, from + AT_ONCE);
    await commitTogether(async (unit) => {
      await unit.ahead(some.map(({ id }) => recordRef(BOOK_FINDINGS, id)));
      for (const fault of some) await keepFault(unit, fault, run_id);
    });
  }
}

/** One that was closed opens again; one that was set aside rests until it becomes another. */
export async function keepFault(unit: UnitOfWork, fault: Fault, run_id: string | null): Promise<void> {
  const ref = recordRef(BOOK_FINDINGS, fault.id);
  const known = await unit.get(ref);
  const now = timestamp(unit.now());
  if (known === undefined) {
    unit.create(ref, {
      ...{ ...fault, group: groupOf(fault.kind), status: "open", notes: [], set_aside: null },
      ...{ found_at: now, run_id, closed_at: null, updated_at: now },
    });
    return;
  }
  const seen = run_id === null || run_id === known.run_id ? {} : { run_id };
  if (known.status !== "closed" && isSameFault(known, fault)) {
    if ("run_id" in seen) unit.update(ref, seen);
    return;
  }
  const anew: Partial<BookFinding> = known.status === "closed" ? { found_at: now, closed_at: null } : {};
  unit.update(ref, { ...fault, ...seen, ...anew, status: "open", set_aside: null, updated_at: now });
}

/** The fault is gone. */
export async function closeFinding(unit: UnitOfWork, id: string): Promise<void> {
  const ref = recordRef(BOOK_FINDINGS, id);
  const known = await unit.get(ref);
  if (known === undefined || known.status === "closed") return;
  const now = timestamp(unit.now());
  unit.update(ref, { status: "closed", closed_at: now, updated_at: now });
}

/** Keeps what was found now of something, and closes what of these kinds had been found of it and is gone. */
export async function keepAll(
  unit: UnitOfWork,
  {
    faults,
    known,
    of,
  }: { faults: readonly Fault[]; known: readonly string[]; of: (kind: FindingKind) => boolean },
): Promise<void> {
  for (const fault of faults) await keepFault(unit, fault, null);
  for (const id of known) {
    if (faults.some((fault) => fault.id === id)) continue;
    const finding = await unit.get(recordRef(BOOK_FINDINGS, id));
    if (finding && of(finding.kind)) await closeFinding(unit, id);
  }
}
