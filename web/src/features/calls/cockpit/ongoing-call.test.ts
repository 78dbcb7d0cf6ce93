import { type CurrentCall, clockOf } from "@niyamdesk/domain/calls/current-call";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aboutMinutes,
  isLong,
  lastSignOf,
  newCall,
  type OngoingCall,
  phaseOf,
  secondsOf,
  startedAs,
  withServer,
} from "./ongoing-call.ts";

const T0 = Date.parse("2026-11-30T11:20:00+05:30");
const HOUR = 3_600_000;
const CALLEE = { lead_id: "l1", name: "Asha Pillai", phone_e164: "+919847011223" };
const call = (changes: Partial<OngoingCall> = {}): OngoingCall => ({
  ...newCall(CALLEE, { callId: "c1", device: "desk", now: T0, ahead: 0 }),
  ...changes,
});
const moment = (at: number) => ({ toMillis: () => at });
const told = (changes: Partial<CurrentCall> = {}): CurrentCall => ({
  ...{ telecaller_id: "dev", telecaller_name: "Dev", call_id: "c1", lead_id: "l1", device: "desk" },
  ...{ lead_name: "Asha Pillai", lead_phone: "+919847011223" },
  started_at: moment(T0 + 700),
  connected_at: null,
  ...changes,
});
const instants = fc.integer({ min: T0 - 2 * HOUR, max: T0 + 48 * HOUR });

describe("[T-03] [N-34] how long a call has lasted", () => {
  it("is reckoned from two instants: sleep, a hidden tab and a reload count as what they were", () => {
    const connected = call({ status: "connected", connectedAt: T0 + 10_000 });
    expect(clockOf(secondsOf(connected, T0 + 74_000))).toBe("1:04");
    // Nothing looked at it for twenty minutes.
    expect(clockOf(secondsOf(connected, T0 + 10_000 + 20 * 60_000))).toBe("20:00");
    const reloaded = JSON.parse(JSON.stringify(connected)) as OngoingCall;
    expect(secondsOf(reloaded, T0 + 74_000)).toBe(secondsOf(connected, T0 + 74_000));
  });

  it("on a phone it runs from the tap, whatever was said afterwards", () => {
    const phone = call({
      device: "phone",
      status: "connected",
      connectedAt: T0 + 60_000,
      endedAt: T0 + 240_000,
    });
    expect(secondsOf(phone, T0 + HOUR)).toBe(240);
    expect(aboutMinutes(secondsOf(phone, T0 + HOUR))).toBe(4);
  });

  it("never falls below nought, never grows once the call is over, and never runs backwards", () => {
    fc.assert(
      fc.property(instants, instants, instants, fc.boolean(), (connectedAt, endedAt, now, isPhone) => {
        const open = call({ device: isPhone ? "phone" : "desk", status: "connected", connectedAt });
        expect(secondsOf(open, now)).toBeGreaterThanOrEqual(0);
        expect(secondsOf(open, now + 1000)).toBeGreaterThanOrEqual(secondsOf(open, now));
        const over = { ...open, endedAt };
        expect(secondsOf(over, now)).toBe(secondsOf(over, now + HOUR));
      }),
    );
  });

  it("does not run back when the server's word of the press comes, which is later and by another clock", () => {
    const pressed = call({ pressedAt: T0 });
    expect(secondsOf(pressed, T0 + 4_000)).toBe(4);
    // The call before it had to be sent first; the server's clock is five minutes ahead.
    const known = startedAs(pressed, T0 + 3_500 + 300_000, T0 + 4_200);
    const now = (device: number) => device + known.ahead;
    expect(secondsOf(known, now(T0 + 4_200))).toBe(4);
    expect(secondsOf(withServer(known, told(), 0), now(T0 + 5_000))).toBe(5);
    const connected = {
      ...known,
      status: "connected" as const,
      answeredAt: T0 + 6_000,
      connectedAt: now(T0 + 6_000),
    };
    const late = told({ connected_at: moment(now(T0 + 8_000)) });
    expect(secondsOf(withServer(connected, late, 0), now(T0 + 9_000))).toBe(3);
  });

  it("what was said before the server's word moves with its clock", () => {
    const ended = call({ pressedAt: T0, status: "connected", connectedAt: T0 + 1_000, endedAt: T0 + 3_000 });
    const known = startedAs(ended, T0 + 300_000, T0);
    expect(known).toMatchObject({ connectedAt: T0 + 301_000, endedAt: T0 + 303_000, isKnown: true });
    expect(secondsOf(known, T0 + HOUR)).toBe(secondsOf(ended, T0 + HOUR));
    const connectKnown = startedAs({ ...ended, isConnectKnown: true }, T0 + 300_000, T0);
    expect(connectKnown.connectedAt).toBe(T0 + 1_000);
  });

  it("above two hours it is asked about, with the last sign of life offered", () => {
    const forgotten = call({ status: "connected", connectedAt: T0 + 5_000, seenAt: T0 + 120_000 });
    expect(isLong(forgotten, T0 + 2 * HOUR)).toBe(false);
    expect(isLong(forgotten, T0 + 15 * HOUR)).toBe(true);
    expect(lastSignOf(forgotten)).toBe(T0 + 120_000);
    // A clock that was set back says nothing earlier than the begin.
    expect(lastSignOf({ ...forgotten, seenAt: T0 - HOUR })).toBe(T0 + 5_000);
  });

  it("has a phase that follows from what was said", () => {
    expect(phaseOf(call())).toBe("dialing");
    expect(phaseOf(call({ status: "connected" }))).toBe("connected");
    expect(phaseOf(call({ status: "connected", endedAt: T0 }))).toBe("ended");
    expect(phaseOf(call({ status: "busy" }))).toBe("ended");
  });
});

describe("[T-03] what the server says of the call", () => {
  it("its times stand, and what was typed here stays", () => {
    const kept = call({ notes: "Sends PAN tonight", disposition: "interested", status: "connected" });
    const now = withServer(kept, told({ connected_at: moment(T0 + 9_000) }), 0);
    expect(now).toMatchObject({
      ...{ startedAt: T0 + 700, connectedAt: T0 + 9_000, isKnown: true, isConnectKnown: true },
      ...{ notes: "Sends PAN tonight", disposition: "interested" },
    });
  });

  it("that it connected here is not forgotten while the server has not heard of it", () => {
    const kept = call({ status: "connected", connectedAt: T0 + 9_000 });
    expect(withServer(kept, told(), 0)).toMatchObject({ connectedAt: T0 + 9_000, isConnectKnown: false });
  });

  it("on another device, or where nothing was kept, it is there as the server has it", () => {
    const another = call({ callId: "c0", notes: "Of another call" });
    const now = withServer(another, told({ connected_at: moment(T0 + 9_000) }), 5_000);
    expect(now).toMatchObject({ callId: "c1", notes: "", status: "connected", ahead: 5_000 });
  });
});
