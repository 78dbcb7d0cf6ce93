import type { WindowOptions } from "../options.ts";
import type { FailureEvent, Success } from "../outcomes.ts";
import { BackButton } from "./back-button.ts";
import { Countdown } from "./countdown.ts";
import { el, rupees } from "./dom.ts";
import { keepFocusInside } from "./focus.ts";
import { tellPage } from "./page.ts";
import { deadEndScreen, loadingScreen } from "./screens.ts";

/** The window itself: header, the screen in it, and every way of leaving it. */
export class Shell {
  readonly #options: WindowOptions;
  readonly #dialog: HTMLElement;
  readonly #screen = el("main", { class: "screen", tabindex: "-1" });
  readonly #amount = el("p", { class: "amount" });
  readonly #confirm: HTMLDialogElement;
  readonly #back = new BackButton();
  #leaving = false;
  /** What has to be done before the window may go, such as cancelling a started payment. */
  beforeDismiss: () => Promise<void> = () => Promise.resolve();

  constructor(options: WindowOptions) {
    this.#options = options;
    if (options.amount !== null) this.#amount.textContent = rupees(options.amount, options.currency ?? "INR");
    if (CSS.supports("color", options.color))
      document.documentElement.style.setProperty("--brand", options.color);
    this.#confirm = this.#confirmDialog();
    this.#dialog = el(
      "div",
      { class: "window", role: "dialog", "aria-modal": "true", "aria-label": `Pay ${options.name}` },
      this.#header(),
      this.#screen,
      el(
        "footer",
        { class: "foot" },
        el("span", { class: "test-badge" }, "Test mode"),
        " No real money moves.",
      ),
    );
    const backdrop = el("div", { class: "backdrop" }, this.#dialog, this.#confirm);
    backdrop.addEventListener("click", (event) => {
      if (event.target === backdrop && options.backdropclose) this.askToClose();
    });
    document.getElementById("window")?.append(backdrop);
    window.addEventListener("keydown", (event) => this.#onKey(event));
    if (options.handleback) this.#back.hold(() => this.#onBack());
    if (options.timeoutSeconds !== null) this.#startCountdown(options.timeoutSeconds);
    this.show(loadingScreen("Loading payment options"));
  }

  show(content: HTMLElement): void {
    this.#screen.replaceChildren(content);
    this.#screen.scrollTop = 0;
    const first = content.querySelector<HTMLElement>("[data-focus]");
    (first ?? this.#screen).focus({ preventScroll: true });
  }

  setAmount(paise: number, currency: string): void {
    this.#amount.textContent = rupees(paise, currency);
  }

  /** Nothing can be paid here; only leaving is left. */
  showDeadEnd(text: string): void {
    this.show(deadEndScreen(text, () => this.#dismiss()));
  }

  failed(response: FailureEvent): void {
    tellPage({ type: "failed", response });
  }

  async succeeded(response: Success): Promise<void> {
    if (this.#leaving) return;
    this.#leaving = true;
    await this.#back.letGo();
    tellPage({ type: "success", response });
  }

  askToClose(): void {
    if (this.#leaving) return;
    if (this.#options.confirmClose && !this.#confirm.open) this.#confirm.showModal();
    else void this.#dismiss();
  }

  async #dismiss(): Promise<void> {
    if (this.#leaving) return;
    this.#leaving = true;
    await this.beforeDismiss();
    await this.#back.letGo();
    tellPage({ type: "dismissed" });
  }

  #onBack(): void {
    if (this.#options.confirmClose) this.#back.holdAgain();
    this.askToClose();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === "Tab") keepFocusInside(this.#confirm.open ? this.#confirm : this.#dialog, event);
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (this.#confirm.open) this.#confirm.close();
    else if (this.#options.escape) this.askToClose();
  }

  #startCountdown(seconds: number): void {
    const countdown = new Countdown(seconds, () => void this.#dismiss());
    this.#dialog.insertBefore(countdown.element, this.#screen);
  }

  #header(): HTMLElement {
    const { name, description } = this.#options;
    return el(
      "header",
      { class: "head" },
      el("div", { class: "logo", "aria-hidden": "true" }, (name || "₹").charAt(0).toUpperCase()),
      el(
        "div",
        { class: "merchant" },
        el("h1", {}, name || "Payment"),
        description ? el("p", { class: "description" }, description) : null,
      ),
      this.#amount,
      el(
        "button",
        {
          class: "close",
          type: "button",
          "aria-label": "Close payment window",
          onclick: () => this.askToClose(),
        },
        "×",
      ),
    );
  }

  #confirmDialog(): HTMLDialogElement {
    const dialog = el("dialog", { class: "confirm", "aria-labelledby": "confirm-title" });
    dialog.append(
      el("h2", { id: "confirm-title" }, "Cancel this payment?"),
      el("p", {}, "Your order stays open, you can pay for it later."),
      el(
        "div",
        { class: "row" },
        el("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, "Keep paying"),
        el(
          "button",
          {
            type: "button",
            class: "primary",
            onclick: () => {
              dialog.close();
              void this.#dismiss();
            },
          },
          "Yes, cancel",
        ),
      ),
    );
    return dialog;
  }
}
