import { builtInPlan } from "@niyamdesk/domain/steps/built-in-plans";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { act, beginningOf } from "@niyamdesk/domain/steps/work";
import { Timestamp } from "firebase-admin/firestore";
import { expect, it } from "vitest";
import { isMailed } from "./is-mailed.ts";
import { nextTurn } from "./next-turn.ts";

const NOW = Date.parse("2026-12-01T10:00+05:30");
const around = { now: NOW, off: [], slots: new Map() };
const proof = { number: "A-1", on: "2026-12-01", document_id: null };

/** An income tax return up to its filing, without documents. */
function filed() {
  let work = beginningOf(builtInPlan("itr-filing"), [], around);
  work = act(work, { kind: "send_draft", document_id: "doc", words: null }, around).work;
  work = act(work, { kind: "answer", version: 1, answer: "approved", words: null }, around).work;
  const before = withTimes(work, Timestamp.fromMillis);
  work = act(work, { kind: "finish", step: "filing", proof }, around).work;
  return { before, after: withTimes(work, Timestamp.fromMillis) };
}

it("[O-06] once the return is filed its client is told to e-verify it, and while it is ours nothing", () => {
  const { before, after } = filed();
  expect(nextTurn({ work: after }, ["filed"])).toMatchObject({
    step: "everify",
    name: "You e-verify the return",
  });
  expect(nextTurn({ work: after }, ["later"])).toBeNull();
  expect(nextTurn({ work: before }, ["step_done"])).toBeNull();
});

it("[O-06] documents that we accepted are no mail, unless their client has to go on", () => {
  const pan = { id: "pan", label: "PAN card", required: true };
  const accepted = { ...around, slots: new Map([["pan", "accepted" as const]]) };
  const mailed = (plan: string) => {
    const { work, news } = act(
      beginningOf(builtInPlan(plan), [pan], around),
      { kind: "documents" },
      accepted,
    );
    const order = { work: withTimes(work, Timestamp.fromMillis) };
    const turn = nextTurn(
      order,
      news.map(({ kind }) => kind),
    );
    return [turn?.step ?? null, ...news.filter(isMailed(order, turn)).map(({ kind }) => kind)];
  };
  expect(mailed("etender-dsc")).toEqual(["video", "step_done"]);
  expect(mailed("itr-filing")).toEqual([null]);
});
