import { expect, test } from "vitest";
import { searchWordsTyped } from "../lists/search-words.ts";
import { deskTurn, orderSearchWords } from "./desk-order.ts";

const SENT = { status: "received" } as const;

test("[E-01] what a client has sent or done is ours to look at, also while the clock waits for them", () => {
  expect(deskTurn("client", [], [])).toBe("client");
  expect(deskTurn("client", [SENT], [])).toBe("us");
  expect(deskTurn("government", [SENT], [])).toBe("us");
  // Ours, or looked at already.
  expect(deskTurn("client", [{ ...SENT, sender_id: "suresh" }, { status: "accepted" }], [])).toBe("client");
  const act = { takes: "act", waived: null } as const;
  const said = (state: "done" | "again") => ({ ...act, act: { state, at: 1, words: null } });
  expect(deskTurn("client", [], [act, said("again")])).toBe("client");
  expect(deskTurn("client", [], [said("done")])).toBe("us");
  expect(deskTurn("client", [], [{ ...said("done"), waived: "Not needed" }])).toBe("client");
  expect(deskTurn("client", [], [{ ...said("done"), applies: false }])).toBe("client");
  expect(deskTurn(null, [SENT], [])).toBe(null);
});

test.each([
  "ORD-20261130-K7M2P6R8",
  "P6R8",
  "k7m2",
  "meera",
  "pill",
  "98123",
  "income tax",
  "0601",
  "meera.p@example.in",
])("[E-01] an order is found by %j", (typed) => {
  const words = orderSearchWords({
    id: "ORD-20261130-K7M2P6R8",
    service_name: "Income tax return filing",
    customer_info: { name: "Meera Pillai", email: "meera.p@example.in", phone: "+919812300601" },
  });
  const wanted = searchWordsTyped(typed);
  expect(wanted).not.toBeNull();
  for (const word of [wanted?.first ?? "", ...(wanted?.others ?? [])]) expect(words).toContain(word);
});
