import type { ToPage } from "./messages.ts";
import { checkOptions, type MerchantOptions, toWindowOptions } from "./options.ts";
import type { FailureEvent } from "./outcomes.ts";
import { Overlay } from "./overlay.ts";

type FailureListener = (event: FailureEvent) => void;

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error("checkout.js must be loaded by a script tag");
const origin = new URL(script.src).origin;

/** The same surface as Razorpay's own checkout.js. */
class Razorpay {
  readonly #options: MerchantOptions & { key: string };
  readonly #failureListeners: FailureListener[] = [];
  #overlay: Overlay | null = null;

  constructor(options?: MerchantOptions) {
    this.#options = checkOptions(options);
  }

  on(event: string, listener: FailureListener): void {
    if (event === "payment.failed") this.#failureListeners.push(listener);
  }

  open(): this {
    if (this.#overlay) return this;
    this.#overlay = new Overlay(origin, toWindowOptions(this.#options), (message) => this.#heard(message));
    return this;
  }

  /** Takes the window away; the merchant asked for it, so `ondismiss` stays silent. */
  close(): void {
    this.#overlay?.remove();
    this.#overlay = null;
  }

  #heard(message: ToPage): void {
    if (message.type === "failed") for (const listener of this.#failureListeners) listener(message.response);
    if (message.type === "success") {
      this.close();
      this.#options.handler?.(message.response);
    }
    if (message.type === "dismissed") {
      this.close();
      this.#options.modal?.ondismiss?.();
    }
  }
}

Object.assign(window, { Razorpay });
