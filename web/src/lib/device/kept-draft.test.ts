import { beforeEach, expect, it, vi } from "vitest";
import { clearKeptDraft, forgetKeptDrafts, keepDraft, readKeptDraft } from "./kept-draft.ts";

const DAY_MS = 86_400_000;

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

it("what was typed is there in the next sitting, with the time at which it was kept", () => {
  keepDraft("franchise", { name: "Lakshmi" }, 1000);
  expect(readKeptDraft("franchise", 2 * DAY_MS)).toEqual({ values: { name: "Lakshmi" }, savedAt: 1000 });
  expect(readKeptDraft("another", 1000)).toBeNull();
});

it("it is gone once it is sent, and after a month", () => {
  keepDraft("franchise", { name: "Lakshmi" }, 0);
  clearKeptDraft("franchise");
  expect(readKeptDraft("franchise", 0)).toBeNull();
  keepDraft("franchise", { name: "Lakshmi" }, 0);
  expect(readKeptDraft("franchise", 31 * DAY_MS)).toBeNull();
  expect(readKeptDraft("franchise", 0)).toBeNull();
});

it("signing out forgets all of them and nothing else", () => {
  localStorage.setItem("niyamdesk.role", "admin");
  keepDraft("one", {});
  keepDraft("two", {});
  forgetKeptDrafts();
  expect(readKeptDraft("one")).toBeNull();
  expect(Object.keys(localStorage)).toEqual(["niyamdesk.role"]);
});

it("signing out leaves work that has yet to be sent to whoever did it, for a month", () => {
  keepDraft("unsent.leads.dev", { "lead-1": { notes: { was: "", now: "Call after 5" } } });
  keepDraft("unsent.call.old", { name: "Asha" }, Date.now() - 31 * DAY_MS);
  keepDraft("ticket", { text: "Where is it?" });
  forgetKeptDrafts();
  expect(Object.keys(localStorage)).toEqual(["niyamdesk.kept.unsent.leads.dev"]);
});

it("where nothing can be stored it is kept while the page lives, and rubbish is nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  keepDraft("one", { a: 1 });
  expect(readKeptDraft("one")?.values).toEqual({ a: 1 });
  const kept = storage();
  vi.stubGlobal("localStorage", kept);
  forgetKeptDrafts();
  for (const rubbish of ["{", "7", "null", '{"values":3,"savedAt":1}']) {
    kept["niyamdesk.kept.one"] = rubbish;
    expect(readKeptDraft("one"), rubbish).toBeNull();
  }
});
