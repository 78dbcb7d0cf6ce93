import { beforeEach, expect, it, vi } from "vitest";
import { putUnsent } from "../../features/calls/cockpit/outbox.ts";
import type { UnsentCall } from "../../features/calls/cockpit/unsent-call.ts";
import { keepDraft } from "../../lib/device/kept-draft.ts";
import { forgetUnsentWork, unsentWork } from "./unsent-work.ts";

const call = (callId: string) => ({ callId, startedAt: 1 }) as UnsentCall;

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
});

it("[FS-08] [T-03] what waits is counted for the account that did it, and forgotten for it alone", () => {
  expect(unsentWork("dev")).toBeNull();
  putUnsent("dev", call("one"));
  putUnsent("dev", call("two"));
  putUnsent("pooja", call("three"));
  keepDraft("unsent.leads.dev", { "lead-1": {} });
  keepDraft("unsent.messages.dev", { queued: [{}, {}] });
  keepDraft("unsent.call.dev", { name: "Asha Pillai" });
  expect(unsentWork("dev")).toEqual({
    ...{ calls: 2, leads: 1, messages: 2, onCallWith: "Asha Pillai" },
    endsWithPage: false,
  });
  forgetUnsentWork("dev");
  expect(unsentWork("dev")).toBeNull();
  expect(unsentWork("pooja")).toMatchObject({ calls: 1, leads: 0, onCallWith: null });
});

it("[FS-08] where the browser stores nothing, it is known that it ends with the page", () => {
  vi.stubGlobal("localStorage", undefined);
  putUnsent("dev", call("one"));
  expect(unsentWork("dev")).toMatchObject({ calls: 1, endsWithPage: true });
  forgetUnsentWork("dev");
  keepDraft("unsent.leads.dev", { "lead-1": {} });
  expect(unsentWork("dev")).toMatchObject({ leads: 1, endsWithPage: true });
  forgetUnsentWork("dev");
  expect(unsentWork("dev")).toBeNull();
});
