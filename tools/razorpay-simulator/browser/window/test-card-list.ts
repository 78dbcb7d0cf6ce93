import type { TestCard } from "./api.ts";
import { el } from "./dom.ts";

/** Razorpay's published test cards, one click from the form. Error cards fail with their reason on 'Failure'. */
export function testCardList(cards: readonly TestCard[], use: (card: TestCard) => void): HTMLElement {
  return el(
    "details",
    { class: "more" },
    el("summary", {}, "Test cards"),
    el("ul", { class: "test-cards" }, ...cards.map((card) => el("li", {}, cardButton(card, use)))),
  );
}

function cardButton(card: TestCard, use: (card: TestCard) => void): HTMLElement {
  const what = card.failure ?? (card.international ? "international" : "approved");
  return el(
    "button",
    { type: "button", class: "test-card", onclick: () => use(card) },
    el("span", {}, `${card.network} …${card.number.slice(-8)}`),
    el("span", { class: card.failure ? "tag tag-bad" : "tag" }, what.replaceAll("_", " ")),
  );
}
