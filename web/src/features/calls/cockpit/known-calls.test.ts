import { describe, expect, it } from "vitest";
import { forget, isOver, learn, nothingKnown } from "./known-calls.ts";
import { newCall } from "./ongoing-call.ts";
import { unsentOf } from "./unsent-call.ts";

const T0 = Date.parse("2026-11-30T11:20:00+05:30");
const CALLEE = { lead_id: "l1", name: "Asha Pillai", phone_e164: "+919847011223" };
const call = (callId = "c1") => newCall(CALLEE, { callId, device: "desk", now: T0, ahead: 0 });
const saved = (callId = "c1") => unsentOf({ ...call(callId), status: "busy" }, T0 + 60_000, String);
const NOTHING = { unsent: [], kept: null };

describe("[T-03] whether a call that another tab had goes on here", () => {
  it("it does while the device keeps it and nobody has saved it", () => {
    const known = nothingKnown();
    learn(known, { unsent: [], kept: call() });
    expect(isOver("c1", known, { unsent: [], kept: call() })).toBe(false);
  });

  it("[FS-08] it is over once it waits to be sent, also when the lock comes before that news was drawn", () => {
    const known = nothingKnown();
    learn(known, { unsent: [], kept: call() });
    expect(isOver("c1", known, { unsent: [saved()], kept: null })).toBe(true);
    expect(isOver("c1", known, { unsent: [saved()], kept: call() })).toBe(true);
  });

  it("it stays over after it was sent, while the server's word that it runs is still the last one", () => {
    const known = nothingKnown();
    learn(known, { unsent: [], kept: call() });
    learn(known, { unsent: [saved()], kept: null });
    expect(known.saved.has("c1")).toBe(true);
    learn(known, NOTHING);
    expect(isOver("c1", known, NOTHING)).toBe(true);
  });

  it("one that was saved and sent before this page looked again is over, too", () => {
    const known = nothingKnown();
    learn(known, { unsent: [], kept: call() });
    expect(isOver("c1", known, NOTHING)).toBe(true);
    learn(known, { unsent: [], kept: call("c2") });
    expect(known.over.has("c1")).toBe(true);
    expect(isOver("c2", known, { unsent: [], kept: call("c2") })).toBe(false);
  });

  it("one of another device, which this one never kept, goes on; so does one that comes back after it was given up", () => {
    const known = nothingKnown();
    learn(known, NOTHING);
    expect(isOver("c1", known, NOTHING)).toBe(false);
    learn(known, { unsent: [saved()], kept: null });
    forget("c1", known);
    expect(isOver("c1", known, NOTHING)).toBe(false);
  });
});
