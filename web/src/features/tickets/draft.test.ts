import { beforeEach, expect, it, vi } from "vitest";
import { forgetKeptDrafts } from "../../lib/device/kept-draft.ts";
import { keepTicketDraft, ticketDraft } from "./draft.ts";

beforeEach(() => {
  vi.unstubAllGlobals();
  // Without storage it is kept while the page lives.
  vi.stubGlobal("localStorage", undefined);
  forgetKeptDrafts();
});

it("[SUP-04] what is sent once more after a reload is the same message; what was changed since is another one", () => {
  const name = "ticket.tkt_1";
  const first = keepTicketDraft("asha", name, ticketDraft("asha", name), { text: "Which form?" });
  const reloaded = ticketDraft("asha", name);
  expect(reloaded).toEqual(first);
  expect(keepTicketDraft("asha", name, reloaded, { text: "Which form?" })).toEqual(first);
  const changed = keepTicketDraft("asha", name, reloaded, { text: "Which form, and by when?" });
  expect(changed.requestId).not.toBe(first.requestId);
  expect(ticketDraft("asha", name)).toEqual(changed);
});
