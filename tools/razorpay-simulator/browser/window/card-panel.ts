import type { TestCard } from "./api.ts";
import { el, field, showFieldError } from "./dom.ts";
import type { Picked } from "./method-choice.ts";
import { testCardList } from "./test-card-list.ts";

export class CardPanel {
  readonly element: HTMLElement;
  readonly #number = el("input", {
    id: "card-number",
    inputmode: "numeric",
    autocomplete: "cc-number",
    placeholder: "0000 0000 0000 0000",
    "data-focus": true,
  });
  readonly #expiry = el("input", {
    id: "card-expiry",
    inputmode: "numeric",
    autocomplete: "cc-exp",
    placeholder: "MM / YY",
  });
  readonly #cvv = el("input", {
    id: "card-cvv",
    inputmode: "numeric",
    type: "password",
    autocomplete: "cc-csc",
    maxlength: "4",
    placeholder: "123",
  });
  readonly #cards: readonly TestCard[];

  constructor(payText: string, cards: readonly TestCard[], pick: (picked: Picked) => void) {
    this.#cards = cards;
    this.#number.addEventListener("input", () => this.#reformat(this.#number, groupedNumber));
    this.#expiry.addEventListener("input", () => this.#reformat(this.#expiry, slashedExpiry));
    this.#cvv.addEventListener("input", () => this.#reformat(this.#cvv, digitsOf));
    const form = el(
      "form",
      { novalidate: true },
      field("Card number", this.#number),
      el("div", { class: "row" }, field("Expiry", this.#expiry), field("CVV", this.#cvv)),
      el("button", { type: "submit", class: "primary" }, payText),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#isFilledIn()) pick(this.#picked());
    });
    this.element = el(
      "div",
      {},
      form,
      testCardList(cards, (card) => this.#fill(card)),
    );
  }

  /** The input a server's `field` speaks of. */
  input(name: string): HTMLElement | null {
    return { number: this.#number, expiry: this.#expiry, cvv: this.#cvv }[name] ?? null;
  }

  /** A CVV is never kept, as on any real form. */
  forgetCvv(): void {
    this.#cvv.value = "";
  }

  #picked(): Picked {
    const number = digitsOf(this.#number.value);
    const [expiry_month = "", expiry_year = ""] = this.#expiry.value.split("/").map((part) => part.trim());
    const network = this.#cards.find((card) => card.number === number)?.network ?? "card";
    return {
      method: "card",
      label: `${network} ending ${number.slice(-4)}`,
      card: { number, expiry_month, expiry_year, cvv: this.#cvv.value },
    };
  }

  #isFilledIn(): boolean {
    const mistakes: [HTMLInputElement, string][] = [];
    if (digitsOf(this.#number.value).length < 12) mistakes.push([this.#number, "Enter the card number."]);
    if (!/^\d\d \/ \d\d$/.test(this.#expiry.value)) mistakes.push([this.#expiry, "Enter MM / YY."]);
    if (!/^\d{3,4}$/.test(this.#cvv.value)) mistakes.push([this.#cvv, "Enter 3 or 4 digits."]);
    for (const [input, text] of mistakes) showFieldError(input, text);
    mistakes[0]?.[0].focus();
    return mistakes.length === 0;
  }

  #fill(card: TestCard): void {
    this.#number.value = groupedNumber(card.number);
    this.#expiry.value = `12 / ${String(new Date().getFullYear() + 2).slice(-2)}`;
    this.#cvv.value = "123";
    for (const input of [this.#number, this.#expiry, this.#cvv]) showFieldError(input, "");
    this.#number.focus();
  }

  #reformat(input: HTMLInputElement, format: (text: string) => string): void {
    const atEnd = input.selectionEnd === input.value.length;
    const caret = input.selectionEnd;
    input.value = format(input.value);
    if (!atEnd) input.setSelectionRange(caret, caret);
    showFieldError(input, "");
  }
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** 4-6-5 for American Express, 4-6-4 for Diners, fours for the rest. */
function groupedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const amexOrDiners = /^3/.test(digits);
  const groups = amexOrDiners
    ? /^(\d{0,4})(\d{0,6})(\d{0,5})/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(" ");
}

function slashedExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return year ? `${month} / ${year}` : month;
}
