import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { type Held, holdCall } from "./call-lock.ts";

/** A tab that works on the call, by this runtime's own locks. */
function tab(callId: string, { steals = false, goesOn = (): boolean => true } = {}) {
  const said: Held[] = [];
  const leave = holdCall(navigator.locks, callId, { steals, goesOn, say: (held) => void said.push(held) });
  const says = (...expected: Held[]) => vi.waitFor(() => expect(said).toEqual(expected), 3000);
  return { says, leave };
}

describe("[T-03] which tab holds the call", () => {
  it("a page that comes while the one before it is still letting go has it, and says nothing of another tab", async () => {
    const callId = randomUUID();
    // As React begins an effect twice, and as a reload overlaps with the page that it ends.
    tab(callId).leave();
    const again = tab(callId);
    await again.says("here");
    again.leave();
  });

  it("a second tab waits, and goes on with it when the first is closed", async () => {
    const callId = randomUUID();
    const first = tab(callId);
    await first.says("here");
    const second = tab(callId);
    await second.says("elsewhere");
    first.leave();
    await second.says("elsewhere", "here");
    second.leave();
  });

  it("a tab that waited does not go on with a call that was saved, nor holds it", async () => {
    const callId = randomUUID();
    let isSaved = false;
    const first = tab(callId);
    await first.says("here");
    const second = tab(callId, { goesOn: () => !isSaved });
    await second.says("elsewhere");
    isSaved = true;
    first.leave();
    const third = tab(callId);
    await third.says("here");
    await second.says("elsewhere");
    for (const one of [second, third]) one.leave();
  });

  it("taken over by another tab it goes there, and comes back when that one is closed", async () => {
    const callId = randomUUID();
    const first = tab(callId);
    await first.says("here");
    const second = tab(callId, { steals: true });
    await second.says("here");
    await first.says("here", "elsewhere");
    second.leave();
    await first.says("here", "elsewhere", "here");
    first.leave();
  });

  it("a browser that refuses locks has it in every tab", async () => {
    const said: Held[] = [];
    const refusing = { request: () => Promise.reject(new Error("SecurityError")) } as unknown as LockManager;
    const leave = holdCall(refusing, "c", {
      ...{ steals: false, goesOn: () => true, say: (held: Held) => void said.push(held) },
    });
    await vi.waitFor(() => expect(said).toEqual(["here"]));
    leave();
  });
});
