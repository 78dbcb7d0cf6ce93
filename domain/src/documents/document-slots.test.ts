import { expect, test } from "vitest";
import { nextOf } from "../base/moves.ts";
import { documentId } from "../fields/fields.ts";
import { CATALOGUE } from "../services/catalogue/catalogue.ts";
import { DOCUMENT_MOVES, DOCUMENT_STATUSES, type DocumentStatus } from "./document.ts";
import { contentsOf, slotsOf } from "./document-slots.ts";

const needed = (id: string, label: string) => ({ id, label, required: true });

test("[O-05] each entry of every service has a slot of its own, whose id can stand in a path", () => {
  for (const { required_documents } of CATALOGUE) {
    const ids = slotsOf(required_documents).map(({ id }) => id);
    expect(new Set(ids).size).toBe(required_documents.length);
    for (const id of ids) expect(documentId.parse(id)).toBe(id);
  }
});

test("[O-05] an odd or repeated id is named by its words, wherever it stands", () => {
  const [first, odd, again] = slotsOf([
    needed("pan", "PAN"),
    needed("पैन/../x", "PAN"),
    needed("pan", "Owner's PAN"),
  ]);
  expect(first?.id).toBe("pan");
  expect(odd?.id).toMatch(/^slot_[a-z0-9]+$/);
  expect(again?.id).not.toBe("pan");
  expect(slotsOf([needed("पैन/../x", "PAN")])[0]?.id).toBe(odd?.id);
});

test("[O-05] what stands for a slot is not displaced by a later one that was refused or is on its way", () => {
  const of = (...statuses: DocumentStatus[]) => {
    const { current, latest, replaced } = contentsOf(statuses.map((status) => ({ status })));
    return [current?.status ?? null, latest?.status ?? null, replaced.length];
  };
  expect(of()).toEqual([null, null, 0]);
  expect(of("announced")).toEqual([null, "announced", 0]);
  expect(of("received", "replaced")).toEqual(["received", null, 1]);
  expect(of("refused", "received", "refused")).toEqual(["received", "refused", 0]);
  expect(of("uploaded", "rejected", "replaced")).toEqual(["rejected", "uploaded", 1]);
});

test("[O-05] every status of a document is reached, and those that are left say where to", () => {
  const reached = new Set(DOCUMENT_STATUSES.flatMap((status) => nextOf(DOCUMENT_MOVES, status)));
  for (const status of DOCUMENT_STATUSES) expect(status === "announced" || reached.has(status)).toBe(true);
});
