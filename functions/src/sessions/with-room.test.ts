import { MOST_KEPT } from "@niyamdesk/domain/sessions/session";
import { isEnded, type SessionGate } from "@niyamdesk/domain/sessions/session-gate";
import { expect, test } from "vitest";
import { withRoom } from "./with-room.ts";

const BEGUN = 1_000_000;
const AFTER = BEGUN + 100_000;
const at = (ms: number) => ({ toMillis: () => ms }) as NonNullable<SessionGate["sessions_after"]>;
const listed = (...names: string[]) => names.map((session) => ({ session, first_seen: at(BEGUN) }));
const asking = { session: "here", signedInAt: BEGUN };

function after(gate: SessionGate, known: Partial<Parameters<typeof withRoom>[1]> = {}): SessionGate {
  const { sessions_after, ...rest } = withRoom(gate, {
    ...{ listed: listed("phone"), named: [], after: AFTER, asking, ...known },
  });
  return { ...rest, sessions_after: at(sessions_after) };
}

test("[A-16] an instant takes the place of names: who is listed and who asks go on, nobody else of before does", () => {
  const gate = after({ ended_sessions: ["gone", "meanwhile"] }, { named: ["gone"] });
  expect(gate.ended_sessions).toEqual(["meanwhile"]);
  expect(["here", "phone"].map((name) => isEnded(gate, name, BEGUN))).toEqual([false, false]);
  expect(["gone", "meanwhile", "unlisted"].map((name) => isEnded(gate, name, BEGUN))).toEqual(
    Array(3).fill(true),
  );
  expect(isEnded(gate, "later", AFTER)).toBe(false);
});

test("[A-16] a session that was ended while it asked for room does not go on by that", () => {
  // By its name, also one that the instant is about to forget.
  for (const named of [[], ["here"]]) {
    expect(isEnded(after({ ended_sessions: ["here"] }, { named }), "here", BEGUN)).toBe(true);
  }
  // By a new password, which may even be later than the instant.
  for (const reset of [BEGUN + 50_000, AFTER + 5000]) {
    const gate = after({ ended_sessions: ["gone"], sessions_after: at(reset), sessions_kept: [] });
    expect(isEnded(gate, "here", BEGUN)).toBe(true);
    expect(isEnded(gate, "phone", BEGUN)).toBe(true);
    expect(isEnded(gate, "between", AFTER + 1000)).toBe(reset > AFTER);
  }
});

test("[A-16] so many outlast the instant at most, and the one that asks is among them", () => {
  const names = Array.from({ length: MOST_KEPT + 5 }, (_, number) => `s${number}`);
  const { sessions_kept } = withRoom({}, { listed: listed(...names), named: [], after: AFTER, asking });
  expect(sessions_kept).toHaveLength(MOST_KEPT);
  expect(sessions_kept).toContain("here");
});
