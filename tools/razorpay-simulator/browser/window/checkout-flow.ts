import type { WindowOptions } from "../options.ts";
import { createPayment, type Finished, finishPayment, type Preferences, RefusedError } from "./api.ts";
import { bankScreen } from "./bank-screen.ts";
import { rupees } from "./dom.ts";
import type { MethodChoice } from "./method-choice.ts";
import { MethodsScreen } from "./methods-screen.ts";
import { failedScreen, loadingScreen, paidScreen } from "./screens.ts";
import type { Shell } from "./shell.ts";

/** Methods → bank → paid, or failed and back to the methods, as often as the customer likes. */
export class Checkout {
  readonly #shell: Shell;
  readonly #options: WindowOptions;
  readonly #preferences: Preferences;
  readonly #methods: MethodsScreen;

  constructor(shell: Shell, options: WindowOptions, preferences: Preferences) {
    this.#shell = shell;
    this.#options = options;
    this.#preferences = preferences;
    this.#methods = new MethodsScreen(options, preferences, (choice) => this.#pay(choice));
  }

  start(): void {
    this.#shell.setAmount(this.#preferences.amount, this.#preferences.currency);
    this.#showMethods();
  }

  #showMethods(): void {
    this.#shell.beforeDismiss = () => Promise.resolve();
    this.#shell.show(this.#methods.element);
  }

  /** Rejects with what is wrong in the form; anything else that goes wrong is shown as a failed payment. */
  async #pay(choice: MethodChoice): Promise<void> {
    const { key, order_id, description, notes } = this.#options;
    const { amount, currency } = this.#preferences;
    const paymentId = await createPayment({ key, order_id, amount, currency, description, notes, ...choice });
    this.#shell.beforeDismiss = () =>
      finishPayment(paymentId, "cancel").then(
        () => undefined,
        () => undefined,
      );
    if (choice.method === "upi")
      await this.#finish(paymentId, choice.vpa === "success@razorpay" ? "success" : "failure");
    else
      this.#shell.show(
        bankScreen({
          merchant: this.#options.name,
          amount: rupees(amount, currency),
          instrument: choice.label,
          asksOtp: choice.method === "card",
          choose: (outcome, otp) => void this.#finish(paymentId, outcome, otp),
        }),
      );
  }

  async #finish(paymentId: string, outcome: string, otp?: string): Promise<void> {
    this.#shell.show(loadingScreen("Waiting for the bank"));
    try {
      const finished = await finishPayment(paymentId, outcome, otp);
      this.#shell.beforeDismiss = () => Promise.resolve();
      await this.#succeed(finished);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.#failed(error);
    }
  }

  async #succeed(finished: Finished): Promise<void> {
    // The bank has the money and this page never learns of it: the spinner stays.
    if ("silent" in finished) return;
    this.#shell.show(paidScreen(rupees(this.#preferences.amount, this.#preferences.currency)));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await this.#shell.succeeded(finished);
  }

  #failed(error: RefusedError): void {
    this.#shell.beforeDismiss = () => Promise.resolve();
    this.#shell.failed(error.response);
    const retry = this.#options.retry ? () => this.#showMethods() : null;
    this.#shell.show(failedScreen(error.message, error.response.error.reason ?? "", retry));
  }
}
