import { expect, it, vi } from "vitest";
import { begin } from "./undoable.ts";

function acts(answers: { act?: Promise<unknown>; counter?: Promise<unknown> } = {}) {
  const order: string[] = [];
  const told = { onFailed: vi.fn(), onStays: vi.fn() };
  return {
    order,
    ...told,
    act: () => {
      order.push("act");
      return answers.act ?? Promise.resolve();
    },
    counter: () => {
      order.push("counter");
      return answers.counter ?? Promise.resolve();
    },
  };
}

it("what is pressed is sent at the press, not when the time to take it back is over", () => {
  const one = acts();
  begin(one);
  expect(one.order).toEqual(["act"]);
});

it("it is taken back once, however often that is asked", async () => {
  const one = acts();
  const undo = begin(one);
  await Promise.all([undo(), undo()]);
  await undo();
  expect(one.order).toEqual(["act", "counter"]);
});

it("the counter waits for the answer only where both could overtake each other", async () => {
  const answer = Promise.withResolvers<void>();
  const write = acts({ act: answer.promise });
  await begin(write)();
  expect(write.order).toEqual(["act", "counter"]);

  const call = acts({ act: answer.promise });
  const undone = begin({ ...call, afterAnswer: true })();
  expect(call.order).toEqual(["act"]);
  answer.resolve();
  await undone;
  expect(call.order).toEqual(["act", "counter"]);
});

it("an act that failed is said and not taken back", async () => {
  const one = acts({ act: Promise.reject(new Error("refused")) });
  await begin({ ...one, afterAnswer: true })();
  expect(one.order).toEqual(["act"]);
  expect(one.onFailed).toHaveBeenCalledOnce();
});

it("what could not be taken back is said", async () => {
  const one = acts({ counter: Promise.reject(new Error("too late")) });
  await begin(one)();
  expect(one.onStays).toHaveBeenCalledOnce();
  expect(one.onFailed).not.toHaveBeenCalled();
});
