import { beforeEach, expect, it, vi } from "vitest";
import { clearDraftsHere } from "../../lib/device/draft.ts";
import { forgetLeadNote, keepLeadNote, leadNoteDraft } from "./lead-note-draft.ts";

beforeEach(() => {
  vi.unstubAllGlobals();
  // Without storage it is kept while the page lives.
  vi.stubGlobal("sessionStorage", undefined);
  clearDraftsHere();
});

it("[T-02] a note that is not saved yet is there when its page is opened again, each with its own lead", () => {
  keepLeadNote("asha", { was: "Has a shop", typed: "Has a shop in Pune" });
  expect(leadNoteDraft("asha")).toEqual({ was: "Has a shop", typed: "Has a shop in Pune" });
  expect(leadNoteDraft("imran")).toBeNull();
  keepLeadNote("asha", { was: "Has a shop", typed: "Has a shop" });
  expect(leadNoteDraft("asha")).toBeNull();
  keepLeadNote("asha", { was: "", typed: "Call after six" });
  forgetLeadNote("asha");
  expect(leadNoteDraft("asha")).toBeNull();
});
