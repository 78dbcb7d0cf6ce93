import { CALL_DISPOSITIONS, type CallDisposition } from "@niyamdesk/domain/calls/call";
import type { LeadStatus } from "@niyamdesk/domain/leads/lead";
import fc from "fast-check";

export const DAY = 86_400_000;
export const LEADS = 3;
/** Where an act says by whom: an administrator. */
export const OFFICE = 5;

const lead = fc.nat({ max: LEADS - 1 });
/** One of two, or mostly whoever has the lead. */
const by = fc.nat({ max: 4 });
/** Mostly an administrator, who may join and part anybody's. */
const byOffice = fc.constantFrom(0, 1, 2, OFFICE, OFFICE);
const said = fc.constantFrom<CallDisposition | null>(null, ...CALL_DISPOSITIONS, "interested", "converted");
/** Everything that happens to leads, and how often it does beside the once in every run. */
export const ACTS = {
  call: [3, fc.record({ act: fc.constant("call" as const), lead, by, said })],
  ring: [2, fc.record({ act: fc.constant("ring" as const), lead, by })],
  "hang up": [3, fc.record({ act: fc.constant("hang up" as const), by, said })],
  log: [
    3,
    fc.record({
      ...{ act: fc.constant("log" as const), lead, by, said },
      ...{ ago: fc.integer({ min: 0, max: 2 * DAY }), seconds: fc.nat({ max: 900 }) },
    }),
  ],
  move: [
    2,
    fc.record({
      ...{ act: fc.constant("move" as const), lead, by },
      to: fc.constantFrom<LeadStatus>("contacted", "qualified", "converted", "lost"),
    }),
  ],
  reassign: [1, fc.record({ act: fc.constant("reassign" as const), lead, by })],
  merge: [3, fc.record({ act: fc.constant("merge" as const), lead, other: lead, by: byOffice })],
  // The latest, or one before which another cannot be.
  part: [3, fc.record({ act: fc.constant("part" as const), which: fc.nat({ max: 2 }), by: byOffice })],
  stop: [1, fc.record({ act: fc.constant("stop" as const), lead, by })],
  // A number of a lead that is there, or one that stands in none.
  allow: [2, fc.record({ act: fc.constant("allow" as const), which: fc.nat({ max: 5 }) })],
  "own word": [1, fc.record({ act: fc.constant("own word" as const), lead, given: fc.boolean() })],
  "take back": [2, fc.record({ act: fc.constant("take back" as const) })],
  "come again": [1, fc.record({ act: fc.constant("come again" as const), lead })],
  // Known by their address, with a number that is new, the last such again, or one that asked not to be called.
  "write again": [
    2,
    fc.record({ act: fc.constant("write again" as const), lead, number: fc.nat({ max: 2 }) }),
  ],
  "undo import": [1, fc.record({ act: fc.constant("undo import" as const) })],
  again: [2, fc.record({ act: fc.constant("again" as const) })],
  edit: [
    2,
    fc.record({
      ...{ act: fc.constant("edit" as const), lead, by },
      in_days: fc.constantFrom<number | null>(null, 1, 2),
    }),
  ],
  "hand back": [1, fc.record({ act: fc.constant("hand back" as const), lead })],
  claim: [1, fc.record({ act: fc.constant("claim" as const), lead, by })],
} as const;
export type Act = (typeof ACTS)[keyof typeof ACTS][1] extends fc.Arbitrary<infer One> ? One : never;

const EACH: readonly fc.Arbitrary<Act>[] = Object.values(ACTS).map(([, arbitrary]) => arbitrary);
const anyAct = fc.oneof(...Object.values(ACTS).map(([weight, arbitrary]) => ({ weight, arbitrary })));
/** In any order, and none of them never: a fault that only one kind of act meets is met in every run. */
export const anyWeek = fc
  .tuple(fc.tuple(...EACH), fc.array(anyAct, { minLength: 8, maxLength: 16, size: "max" }))
  .chain(([each, more]) => {
    const all = [...each, ...more];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });

/**
 * What happens to people in a long week, in an order in which each rule meets what could break it: chance alone finds a fault that
 * needs three things after one another only now and then.
 */
export const LONG_WEEK: readonly Act[] = [
  // Whoever asks it while they are one asks it for both, and is not called once they are parted.
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "stop", lead: 0, by: 4 },
  { act: "part", which: 0, by: OFFICE },
  { act: "allow", which: 0 },
  { act: "allow", which: 0 },
  { act: "move", lead: 0, by: 4, to: "contacted" },
  { act: "edit", lead: 0, by: 4, in_days: 2 },
  { act: "edit", lead: 1, by: 4, in_days: 1 },
  { act: "come again", lead: 1 },
  { act: "call", lead: 0, by: 4, said: "callback" },
  { act: "again" },
  { act: "reassign", lead: 0, by: 1 },
  { act: "log", lead: 0, by: 0, said: "interested", ago: DAY, seconds: 60 },
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "log", lead: 1, by: 4, said: "callback", ago: 0, seconds: 120 },
  { act: "again" },
  { act: "part", which: 0, by: OFFICE },
  { act: "stop", lead: 1, by: 4 },
  { act: "come again", lead: 1 },
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "claim", lead: 0, by: 0 },
  { act: "part", which: 0, by: OFFICE },
  { act: "hand back", lead: 0 },
  { act: "claim", lead: 0, by: 0 },
  { act: "claim", lead: 0, by: 1 },
  { act: "move", lead: 0, by: 4, to: "qualified" },
  { act: "move", lead: 0, by: 4, to: "converted" },
  { act: "merge", lead: 2, other: 0, by: OFFICE },
  { act: "take back" },
  { act: "log", lead: 0, by: 4, said: "do_not_call", ago: 0, seconds: 5 },
  { act: "allow", which: 0 },
  { act: "call", lead: 2, by: 4, said: "converted" },
  { act: "again" },
  { act: "undo import" },
];

/** Who asked not to be called, in each order in which a merge, a parting or another form could forget it. */
export const QUIET_WEEK: readonly Act[] = [
  // The day on which they were to be called comes back with neither of them.
  { act: "edit", lead: 0, by: 4, in_days: 2 },
  { act: "edit", lead: 1, by: 4, in_days: 1 },
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "stop", lead: 0, by: 4 },
  { act: "part", which: 0, by: OFFICE },
  { act: "allow", which: 0 },
  { act: "allow", which: 0 },
  // One number may be called again; the person's other one is theirs alone once they are parted.
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "stop", lead: 0, by: 4 },
  { act: "allow", which: 0 },
  { act: "part", which: 0, by: OFFICE },
  { act: "allow", which: 0 },
  // The second had asked it before, and both ask it while they are one: the first keeps what it asked.
  { act: "edit", lead: 0, by: 4, in_days: 2 },
  { act: "stop", lead: 1, by: 4 },
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "stop", lead: 0, by: 4 },
  { act: "part", which: 0, by: OFFICE },
  { act: "allow", which: 0 },
  { act: "allow", which: 0 },
  // One asks to be called, the other not to be, and they are one.
  { act: "stop", lead: 0, by: 4 },
  { act: "come again", lead: 1 },
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "come again", lead: 1 },
  { act: "part", which: 0, by: OFFICE },
  { act: "allow", which: 0 },
  { act: "allow", which: 0 },
  // A number outlives the record that it stood in.
  { act: "stop", lead: 2, by: 4 },
  { act: "undo import" },
  { act: "come again", lead: 2 },
];

/** What comes between a merge and its parting, or between ringing somebody and having spoken to them. */
export const MIXED_WEEK: readonly Act[] = [
  // A number that came to both stays with the first, the second's goes with it.
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "write again", lead: 1, number: 0 },
  { act: "write again", lead: 0, number: 0 },
  { act: "move", lead: 0, by: 4, to: "contacted" },
  { act: "part", which: 0, by: OFFICE },
  // Of two that became part of one the first cannot be parted before the second.
  { act: "edit", lead: 1, by: 4, in_days: 2 },
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "edit", lead: 2, by: 4, in_days: 1 },
  { act: "merge", lead: 0, other: 2, by: OFFICE },
  { act: "part", which: 1, by: OFFICE },
  { act: "part", which: 0, by: OFFICE },
  { act: "part", which: 0, by: OFFICE },
  // On the phone nobody is joined or handed on, and what was said there counts.
  { act: "ring", lead: 0, by: 4 },
  { act: "merge", lead: 0, other: 1, by: OFFICE },
  { act: "reassign", lead: 0, by: 1 },
  { act: "edit", lead: 0, by: 4, in_days: 2 },
  { act: "hang up", by: 0, said: "callback" },
  { act: "again" },
  // Who said so themselves is called no more, under whichever number they come, until they say otherwise.
  { act: "own word", lead: 1, given: false },
  { act: "write again", lead: 0, number: 2 },
  { act: "write again", lead: 1, number: 0 },
  { act: "own word", lead: 1, given: true },
  { act: "write again", lead: 2, number: 0 },
  { act: "stop", lead: 2, by: 4 },
  { act: "write again", lead: 0, number: 1 },
  { act: "merge", lead: 0, other: 2, by: OFFICE },
  { act: "allow", which: 1 },
  { act: "part", which: 0, by: OFFICE },
  { act: "allow", which: 0 },
];
