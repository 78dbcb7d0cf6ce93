import type { DocumentSlot } from "@niyamdesk/domain/documents/document-slots";
import { expect, test } from "vitest";
import type { Upload } from "../../lib/files/uploads.ts";
import { chipOf } from "../../ui/documents/slot-state.ts";
import type { DocumentView } from "./read-document.ts";
import { slotView } from "./slot-view.ts";

const SLOT: DocumentSlot = { id: "pan", label: "PAN", required: true, condition: null, isFile: true };

let ids = 0;
function document(change: Partial<DocumentView> = {}): DocumentView {
  ids += 1;
  return {
    ...{ id: `doc_${ids}`, orderId: "ORD-1", slot: "pan", name: "pan.pdf", type: "application/pdf" },
    ...{
      isOurs: false,
      size: 4,
      reviewedAt: null,
      status: "received",
      refusal: null,
      reason: null,
      sentAt: Date.UTC(2026, 10, 28, 6),
    },
    ...change,
  };
}

function seen(
  documents: readonly DocumentView[],
  {
    upload = null,
    sent = [],
    open = true,
    slot = {},
  }: {
    upload?: Upload | null;
    sent?: readonly string[] | null;
    open?: boolean;
    slot?: Partial<DocumentSlot>;
  } = {},
) {
  const beingSent = sent === null ? null : new Set(sent);
  return slotView({ slot: { ...SLOT, ...slot }, documents, upload, beingSent, open });
}

test("[O-05] an act is to be done, said, looked at, and asked for again with what is missing", () => {
  const act = { ...SLOT, isFile: false, takes: "act" as const };
  const view = (said: Parameters<typeof slotView>[0]["said"], open = true) =>
    slotView({ slot: act, said: said ?? null, documents: [], upload: null, beingSent: null, open });
  const at = Date.UTC(2026, 10, 28, 6);
  expect(view(null).state.is).toBe("asked");
  expect(chipOf(view(null)).text).toBe("To do");
  expect(view(null, false).state.is).toBe("not_needed");
  expect(view({ state: "done", at, words: null }).state).toMatchObject({
    is: "received",
    when: expect.stringMatching(/^28 Nov, 11:30\sam$/),
  });
  expect(view({ state: "accepted", at, words: null }).state.is).toBe("accepted");
  expect(view({ state: "again", at, words: "Not on the list" })).toMatchObject({
    ...{ state: { is: "send_again" }, problem: "Not on the list" },
  });
});

test("[O-05] what is wrong with a workbook is put right in another way than with a page", () => {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  expect(seen([document({ status: "refused", refusal: "locked", type })]).problem).toContain(
    "Protect Workbook",
  );
  expect(seen([document({ status: "refused", refusal: "locked" })]).problem).toContain("PDF");
});

test("[O-05] a slot without anything is asked for; told, when it is no file; not needed, when the order is closed", () => {
  expect(seen([]).state.is).toBe("asked");
  expect(seen([], { slot: { isFile: false } }).state.is).toBe("told");
  expect(seen([], { open: false }).state.is).toBe("not_needed");
  expect(seen([document({ slot: "photo" })]).state.is).toBe("asked");
});

test("[O-05] what is announced is on its way in another tab, or was not sent; until that is known nothing is said of it", () => {
  const announced = document({ status: "announced" });
  expect(seen([announced], { sent: [announced.id] }).state.is).toBe("elsewhere");
  expect(seen([announced]).state.is).toBe("unfinished");
  expect(seen([announced], { sent: null }).state.is).toBe("asked");
});

test("[O-05] nothing is shown as received before the server has looked", () => {
  const upload: Upload = { phase: "sent", name: "pan.pdf", id: "doc_x" };
  expect(seen([], { upload }).state.is).toBe("checking");
  for (const status of ["announced", "uploaded"] as const) {
    expect(seen([document({ id: "doc_x", status })], { upload }).state.is).toBe("checking");
  }
  expect(seen([document({ id: "doc_x" })], { upload }).state.is).toBe("received");
});

test("[O-05] one that was refused says why, and leaves what stood there before in its place", () => {
  const refused = document({ status: "refused", refusal: "locked" });
  expect(seen([refused])).toMatchObject({ state: { is: "send_again" }, viewAt: null });
  const before = document();
  const both = seen([refused, before]);
  expect(both.state.is).toBe("received");
  expect(both.problem).toMatch(/password/);
  expect(both.viewAt).toBe(`/user/documents/viewer?document=${before.id}`);
});

test("[O-05] staff's reason is said; another file on its way hides it", () => {
  const rejected = document({ status: "rejected", reason: "Page 2 is cut off." });
  expect(seen([rejected])).toMatchObject({ state: { is: "send_again" }, problem: "Page 2 is cut off." });
  const upload: Upload = { phase: "sending", name: "pan2.pdf", id: null, sent: 3, size: 4 };
  expect(seen([rejected], { upload })).toMatchObject({ state: { is: "sending" }, problem: null });
});

test("[STO-01] what is wrong with a file that was picked is said in words, over whatever stands there", () => {
  const upload: Upload = {
    phase: "refused",
    name: "a.png",
    id: null,
    problem: { code: "too_many_pixels", width: 30_000, height: 30_000 },
  };
  expect(seen([], { upload }).problem).toContain("30,000 × 30,000");
  const large: Upload = {
    phase: "refused",
    name: "a.pdf",
    id: null,
    problem: { code: "too_large", megabytes: 10 },
  };
  expect(seen([document()], { upload: large })).toMatchObject({ state: { is: "received" } });
  expect(seen([document()], { upload: large }).problem).toContain("less than 10MB");
});

test("[O-05] what was replaced is counted", () => {
  expect(
    seen([document(), document({ status: "replaced" }), document({ status: "replaced" })]).replaced,
  ).toBe(2);
});
