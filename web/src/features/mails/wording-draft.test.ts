import { beforeEach, expect, test, vi } from "vitest";
import { forgetKeptDrafts, keepDraft } from "../../lib/device/kept-draft.ts";
import {
  keepWordingDraft,
  NO_DRAFT,
  readWordingDraft,
  typedOver,
  type Wording,
  withoutSaved,
} from "./wording-draft.ts";

const plain: Wording = { words: {}, version: 0 };

beforeEach(() => {
  vi.unstubAllGlobals();
  // Without storage it is kept while the page lives.
  vi.stubGlobal("localStorage", undefined);
  forgetKeptDrafts();
});

test("[SUP-14] what is typed while a mail's words are being saved stays, and what was saved is forgotten", () => {
  let draft = typedOver(NO_DRAFT, { "We paid you.": "We sent it.", Open: "Look" }, plain);
  const saved: Wording = { words: { "We paid you.": "We sent it.", Open: "Look" }, version: 1 };
  draft = typedOver(draft, { Open: "Look here" }, plain);
  expect(withoutSaved(draft, saved)).toEqual({ typed: { Open: "Look here" }, begun: saved });
  expect(withoutSaved(typedOver(NO_DRAFT, { Open: "Look" }, plain), saved)).toEqual(NO_DRAFT);
});

test("[SUP-14] words that are typed back to what is stored follow it again", () => {
  const draft = typedOver(NO_DRAFT, { Open: "Look" }, plain);
  expect(draft.begun).toEqual(plain);
  expect(typedOver(draft, { Open: "Open" }, plain)).toEqual(NO_DRAFT);
  // Another administrator saved the same words: what comes next is begun on theirs.
  const theirs: Wording = { words: { Open: "Look" }, version: 1 };
  expect(typedOver(draft, { Pay: "Pay now" }, theirs)).toEqual({ typed: { Pay: "Pay now" }, begun: theirs });
});

test("[SUP-14] unsaved words are there when one comes back, each with its own mail, until they are saved or thrown away", () => {
  const draft = typedOver(NO_DRAFT, { Open: "Look" }, { words: { Pay: "Pay now" }, version: 3 });
  keepWordingDraft("order-news", draft);
  expect(readWordingDraft("order-news")).toEqual(draft);
  expect(readWordingDraft("order-confirmation")).toEqual(NO_DRAFT);
  keepWordingDraft("order-news", NO_DRAFT);
  expect(readWordingDraft("order-news")).toEqual(NO_DRAFT);
  keepDraft("mail-wording-order-news", { typed: { Open: 5 }, begun: null });
  expect(readWordingDraft("order-news")).toEqual(NO_DRAFT);
});
