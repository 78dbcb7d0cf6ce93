import { expect, test } from "vitest";
import { onTheWay, type Queued, queuedIn } from "./queued.ts";

function queued(change: Partial<Queued> = {}): Queued {
  return {
    ...{ requestId: "r1", orderId: "ORD-1", text: "Hello", attachments: [], at: 5 },
    ...{ state: { is: "waiting" } },
    ...change,
  };
}

test("[FS-08] what was being sent when the page went is sent again, what was refused stays so", () => {
  const kept = JSON.parse(
    JSON.stringify([
      queued({ state: { is: "sending" } }),
      queued({ requestId: "r2", state: { is: "failed", words: "The order is closed." } }),
    ]),
  ) as unknown;
  expect(queuedIn(kept).map(({ state }) => state)).toEqual([
    { is: "waiting" },
    { is: "failed", words: "The order is closed." },
  ]);
});

test("what the device kept is read without trust", () => {
  expect(queuedIn("odd")).toEqual([]);
  expect(queuedIn([null, { text: 5 }, { ...queued(), attachments: [7] }])).toEqual([]);
});

test("[FS-08] a message whose record is here before the answer to its sender stands once", () => {
  for (const is of ["sending", "waiting"] as const) {
    const own = queued({ id: "msg_1", state: { is } });
    expect(onTheWay([own], "ORD-1", new Set())).toEqual([own]);
    expect(onTheWay([own], "ORD-1", new Set(["msg_1"]))).toEqual([]);
  }
});

test("[FS-08] a message stands once: as sent until the list has it, and then only there", () => {
  const sent = queued({ state: { is: "sent", id: "msg_1" } });
  expect(onTheWay([sent], "ORD-1", new Set())).toEqual([sent]);
  expect(onTheWay([sent], "ORD-1", new Set(["msg_1"]))).toEqual([]);
  expect(onTheWay([sent], "ORD-2", new Set())).toEqual([]);
});
