import { describe, expect, it } from "vitest";
import type { CheckoutAttempt, CheckoutStatus } from "./checkout.ts";
import {
  CHECKOUT_STATES,
  CHECKOUT_WAYS,
  type CheckoutState,
  checkoutState,
  isMoneyMoving,
  lastFailure,
} from "./checkout-state.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";
import { CHECKOUT_WORDS_HI } from "./checkout-words-hi.ts";

const NOW = Date.UTC(2026, 10, 28, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;

type Tries = readonly (readonly [status: CheckoutAttempt["status"], agoMs: number])[];

function stateOf(status: CheckoutStatus, ...tries: Tries): CheckoutState {
  const attempts = tries.map(([state, agoMs], index) => [
    `pay_${index}`,
    { status: state, description: null, at: { toMillis: () => NOW - agoMs } },
  ]);
  return checkoutState({ status, attempts: Object.fromEntries(attempts) }, NOW);
}

describe("a checkout is to its client", () => {
  it("[UX-09] left at checkout while nobody tried to pay", () => {
    expect(stateOf("created")).toBe("left");
  });

  it("[UX-01] [N-03] at a silent bank for a quarter of an hour, and not paid after it, whatever was written meanwhile", () => {
    expect(stateOf("attempted", ["created", 0])).toBe("silent");
    expect(stateOf("attempted", ["created", 15 * MINUTE - 1])).toBe("silent");
    expect(stateOf("attempted", ["created", 15 * MINUTE])).toBe("not_paid");
    expect(stateOf("attempted", ["created", 3 * DAY])).toBe("not_paid");
  });

  it("[UX-01] at a silent bank also when another try failed meanwhile, and failed when the failure came last", () => {
    expect(stateOf("attempted", ["created", 5 * MINUTE], ["failed", MINUTE])).toBe("silent");
    expect(stateOf("attempted", ["created", 20 * MINUTE], ["failed", MINUTE])).toBe("failed");
    expect(stateOf("attempted", ["failed", 20 * MINUTE], ["created", 16 * MINUTE])).toBe("not_paid");
  });

  it("[UX-01] on its way once the bank set money aside, also when it was put away or too old by then", () => {
    expect(stateOf("attempted", ["authorized", DAY], ["failed", MINUTE])).toBe("arriving");
    expect(stateOf("expired", ["authorized", DAY])).toBe("arriving");
    expect(stateOf("attempted", ["authorized", 8 * DAY])).toBe("not_paid");
  });

  it("[MX-16] paid, with a second debit on its way back as long as it is", () => {
    expect(stateOf("paid", ["captured", DAY])).toBe("paid");
    expect(stateOf("paid", ["captured", DAY], ["authorized", MINUTE])).toBe("second_debit");
    expect(stateOf("paid", ["captured", 9 * DAY], ["authorized", 8 * DAY])).toBe("paid");
    expect(stateOf("paid", ["captured", DAY], ["returned", MINUTE])).toBe("paid");
  });

  it("[MX-16] given back when money that was never taken is free again", () => {
    expect(stateOf("attempted", ["returned", MINUTE])).toBe("returned");
    expect(stateOf("attempted", ["returned", DAY], ["failed", MINUTE])).toBe("failed");
  });

  it("[UX-01] being checked, or over", () => {
    expect(stateOf("held", ["captured", MINUTE])).toBe("checking");
    expect(stateOf("expired", ["failed", MINUTE])).toBe("expired");
  });

  it("[MX-13] waiting for their answer when they paid for the same plan twice, and over when they gave it", () => {
    const attempts = {};
    expect(checkoutState({ status: "held", asked: true, attempts }, NOW)).toBe("asked");
    expect(checkoutState({ status: "expired", asked: true, attempts }, NOW)).toBe("expired");
    expect(checkoutState({ status: "paid", asked: true, attempts }, NOW)).toBe("paid");
  });
});

it("[UX-01] every state has its words in both languages and a way on; nothing moving can be put away", () => {
  for (const words of [CHECKOUT_WORDS, CHECKOUT_WORDS_HI]) {
    expect(Object.keys(words.states).sort()).toEqual([...CHECKOUT_STATES].sort());
    for (const { label, title, text } of Object.values(words.states)) {
      for (const word of [label, title, text]) expect(word.trim()).not.toBe("");
    }
  }
  for (const state of CHECKOUT_STATES) {
    expect(CHECKOUT_WAYS[state], state).not.toEqual([]);
    for (const way of CHECKOUT_WAYS[state]) {
      expect(CHECKOUT_WORDS.ways[way]).not.toBe("");
      expect(CHECKOUT_WORDS_HI.ways[way]).not.toBe("");
    }
    expect(isMoneyMoving(state) && CHECKOUT_WAYS[state].includes("remove")).toBe(false);
  }
  expect(CHECKOUT_WORDS.states.silent.title).toBe("Your bank has not answered yet");
  expect(CHECKOUT_WORDS.states.silent.text).toContain("Usually clear within 15 minutes");
});

it("[UX-09] why the last try failed is told, unless something else came after it", () => {
  const failed = {
    status: "failed",
    description: "Insufficient balance",
    at: { toMillis: () => NOW - MINUTE },
  } as const;
  const begun = { status: "created", description: null, at: { toMillis: () => NOW } } as const;
  expect(lastFailure({ attempts: { pay_1: failed } })).toBe("Insufficient balance");
  expect(lastFailure({ attempts: { pay_1: failed, pay_2: begun } })).toBeNull();
});
