import { logCallInput, saveCallInput } from "@niyamdesk/domain/calls/call-inputs";
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetKeptDrafts } from "../../../lib/device/kept-draft.ts";
import { keepCall, keptCall } from "./kept-call.ts";
import { newCall, type OngoingCall } from "./ongoing-call.ts";
import { areOnlyHere, dropUnsent, putUnsent, unsentCalls } from "./outbox.ts";
import { logInput, saveInput, unsentOf } from "./unsent-call.ts";

const T0 = Date.parse("2026-11-30T11:20:00+05:30");
const CALL_ID = "0b0e3a4e-7a3c-4c83-9a51-9a2f3f0f6a11";
const CALLEE = { lead_id: "l1", name: "Asha Pillai", phone_e164: "+919847011223" };
const paid = (service: string) => `Paid for: ${service}`;
const call = (changes: Partial<OngoingCall> = {}): OngoingCall => ({
  ...newCall(CALLEE, { callId: CALL_ID, device: "desk", now: T0, ahead: 0 }),
  status: "connected",
  disposition: "interested",
  connectedAt: T0 + 10_000,
  ...changes,
});

/** As a browser has it: its keys are properties. */
function storage(): Record<string, unknown> {
  const methods = {
    getItem(key: string) {
      return Object.hasOwn(this, key) ? (this as Record<string, unknown>)[key] : null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, unknown>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, unknown>)[key];
    },
  };
  return Object.create(methods) as Record<string, unknown>;
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal("localStorage", storage());
  forgetKeptDrafts();
});

describe("[T-03] a call that waits to be sent", () => {
  it("tells how long ago it ended at the sending, however long it waited", () => {
    const unsent = unsentOf(call({ endedAt: T0 + 70_000 }), T0 + 90_000, paid);
    expect(unsent).toMatchObject({ seconds: 60, endedAt: T0 + 70_000 });
    expect(saveInput(unsent, T0 + 70_000 + 3_600_000)).toMatchObject({
      ended_ago: 3_600_000,
      connected_ago: 3_660_000,
    });
  });

  it("[N-34] whatever clocks did meanwhile, it is an input that the functions take", () => {
    const instant = fc.integer({ min: T0 - 86_400_000, max: T0 + 40 * 86_400_000 });
    fc.assert(
      fc.property(
        instant,
        instant,
        fc.option(instant),
        fc.option(fc.integer({ min: 0, max: 20_000 })),
        fc.integer({ min: -7_200_000, max: 7_200_000 }),
        fc.constantFrom("desk", "phone"),
        fc.string({ maxLength: 5000 }).map((text) => text.replace(/[^\x20-\x7e]/g, "")),
        (saved, sent, connectedAt, told, ahead, device, notes) => {
          const unsent = unsentOf(call({ connectedAt, told, ahead, device, notes }), saved, paid);
          expect(saveCallInput.safeParse(saveInput(unsent, sent)).success).toBe(true);
          expect(
            logCallInput.safeParse({ ...logInput(unsent), seconds: Math.min(86_400, unsent.seconds) })
              .success,
          ).toBe(true);
          expect(unsent.seconds).toBeGreaterThanOrEqual(0);
          if (told !== null) expect(unsent.seconds).toBeLessThanOrEqual(told);
        },
      ),
    );
  });

  it("what was paid for goes into the note, and only of who bought", () => {
    const bought = call({ disposition: "converted", paid: "GST registration", notes: " Pays by UPI " });
    expect(unsentOf(bought, T0, paid).notes).toBe("Paid for: GST registration\nPays by UPI");
    expect(unsentOf({ ...bought, disposition: "interested" }, T0, paid).notes).toBe("Pays by UPI");
  });

  it("who did not answer was not spoken to, whatever the clock says", () => {
    expect(unsentOf(call({ status: "busy", disposition: null }), T0 + 60_000, paid).seconds).toBe(0);
  });
});

describe("[T-03] the device keeps them", () => {
  it("each once, in the order in which they began, until they are sent; another person's are their own", () => {
    const first = unsentOf(call(), T0, paid);
    const second = { ...first, callId: "second", startedAt: T0 + 1 };
    putUnsent("dev", second);
    putUnsent("dev", first);
    putUnsent("dev", first);
    expect(unsentCalls("dev").map(({ callId }) => callId)).toEqual([CALL_ID, "second"]);
    expect(unsentCalls("pooja")).toEqual([]);
    // Signing out forgets what was typed, and no work that was done.
    forgetKeptDrafts();
    dropUnsent("dev", "second");
    expect(unsentCalls("dev")).toEqual([first]);
    expect(areOnlyHere("dev")).toBe(false);
  });

  it("where nothing can be stored they live as long as the page, which is known", () => {
    vi.stubGlobal("localStorage", undefined);
    putUnsent("dev", unsentOf(call(), T0, paid));
    expect(unsentCalls("dev")).toHaveLength(1);
    expect(areOnlyHere("dev")).toBe(true);
    dropUnsent("dev", CALL_ID);
    expect(unsentCalls("dev")).toEqual([]);
  });

  it("rubbish under their key is none of them", () => {
    localStorage.setItem("niyamdesk.calls.dev.x", "{");
    localStorage.setItem("niyamdesk.calls.dev.y", "7");
    expect(unsentCalls("dev")).toEqual([]);
  });

  it("the call that runs comes back as it was typed, letter by letter", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "grapheme" }), fc.integer(), (notes, at) => {
        const typed = call({ notes, followUp: { kind: "pick", at, day: "2026-12-03", time: "1" } });
        keepCall("dev", typed);
        expect(keptCall("dev")).toEqual(typed);
      }),
    );
    keepCall("dev", null);
    expect(keptCall("dev")).toBeNull();
  });

  it("what an older build kept is filled up, and what is no call is none", () => {
    const { paid: _, followUp: __, ...older } = call();
    keepCall("dev", older as OngoingCall);
    expect(keptCall("dev")).toMatchObject({ paid: "", followUp: { kind: "none", at: null } });
    keepCall("dev", { callId: 7 } as unknown as OngoingCall);
    expect(keptCall("dev")).toBeNull();
  });
});
