import type { WindowOptions } from "../options.ts";
import { type Preferences, RefusedError } from "./api.ts";
import { CardPanel } from "./card-panel.ts";
import { ContactPanel } from "./contact-panel.ts";
import { el, rupees, showFieldError } from "./dom.ts";
import type { MethodChoice, Picked } from "./method-choice.ts";
import { netbankingPanel } from "./netbanking-panel.ts";
import { tabs } from "./tabs.ts";
import { upiPanel } from "./upi-panel.ts";

/** Contact, then the ways to pay. What is typed stays when a payment fails and the customer comes back. */
export class MethodsScreen {
  readonly element: HTMLElement;
  readonly #contact: ContactPanel;
  readonly #card: CardPanel;
  readonly #problem = el("p", { class: "problem", role: "alert" });
  readonly #pay: (choice: MethodChoice) => Promise<void>;
  #busy = false;

  constructor(
    options: WindowOptions,
    preferences: Preferences,
    pay: (choice: MethodChoice) => Promise<void>,
  ) {
    this.#pay = pay;
    this.#contact = new ContactPanel(options);
    const payText = `Pay ${rupees(preferences.amount, preferences.currency)}`;
    const pick = (picked: Picked) => void this.#picked(picked);
    this.#card = new CardPanel(payText, preferences.test_cards, pick);
    const panels = [
      { id: "card", title: "Card", panel: this.#card.element },
      { id: "upi", title: "UPI", panel: upiPanel(pick) },
      { id: "netbanking", title: "Netbanking", panel: netbankingPanel(payText, pick) },
    ];
    this.element = el(
      "div",
      { class: "methods" },
      this.#contact.element,
      tabs("Payment method", panels, options.method),
      this.#problem,
    );
  }

  async #picked(picked: Picked): Promise<void> {
    const contact = this.#contact.read();
    if (this.#busy || !contact) return;
    this.#setBusy(true);
    this.#problem.textContent = "";
    try {
      await this.#pay({ ...picked, ...contact });
      this.#card.forgetCvv();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const input = this.#card.input(error.response.error.field ?? "");
      if (input) {
        showFieldError(input, error.message);
        input.focus();
      } else this.#problem.textContent = error.message;
    } finally {
      this.#setBusy(false);
    }
  }

  #setBusy(busy: boolean): void {
    this.#busy = busy;
    this.element.toggleAttribute("aria-busy", busy);
  }
}
