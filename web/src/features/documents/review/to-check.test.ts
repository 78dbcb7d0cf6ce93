import type { AskedDocument } from "@niyamdesk/domain/steps/order-work";
import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { actsToCheck, toCheck } from "./to-check.ts";

const asked = (slot: string, more: Partial<AskedDocument<number>>): AskedDocument<number> => ({
  ...{ slot, label: slot, is_file: false, step: "documents", reason: null, asked_at: 1, waived: null },
  ...{ takes: "act" as const, ...more },
});
const done = { act: { state: "done" as const, at: 20, words: null } };

test("[E-02] what a client confirmed waits for a look among the documents, the oldest first", () => {
  const at = (millis: number) => ({ toMillis: () => millis, toDate: () => new Date(millis) });
  const paper = (id: string, millis: number, content_type: string) =>
    readDocument(id, { order_id: "o1", slot: id, name: id, content_type, created_at: at(millis) });
  const acts = actsToCheck([{ id: "o2", work: { asked: [asked("access", done)] } }]);
  const [first, later] = [paper("sales", 10, "text/csv"), paper("pan", 30, "application/pdf")];
  expect(toCheck([first, later], acts).map(({ id, kind }) => [id, kind])).toEqual([
    ["sales", "table"],
    ["o2:access", "act"],
    ["pan", "document"],
  ]);
});

test("[E-02] what was not confirmed, was judged, waived or does not apply is nothing to look at", () => {
  const others = [
    asked("missing", {}),
    asked("judged", { act: { ...done.act, state: "accepted" } }),
    asked("again", { act: { ...done.act, state: "again" } }),
    asked("waived", { ...done, waived: "Not needed" }),
    asked("not-theirs", { ...done, applies: false }),
  ];
  expect(
    actsToCheck([
      { id: "o1", work: { asked: others } },
      { id: "o2", work: null },
    ]),
  ).toEqual([]);
});
