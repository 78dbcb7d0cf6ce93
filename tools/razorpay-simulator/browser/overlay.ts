import { isMessage, SOURCE, type ToPage, type ToWindow } from "./messages.ts";
import type { WindowOptions } from "./options.ts";

/** The iframe over the merchant's page: holds scrolling and focus while it is there and gives both back. */
export class Overlay {
  readonly #origin: string;
  readonly #options: WindowOptions;
  readonly #heard: (message: ToPage) => void;
  readonly #frame = document.createElement("iframe");
  readonly #focusedBefore = document.activeElement;
  readonly #overflowBefore = document.documentElement.style.overflow;

  constructor(origin: string, options: WindowOptions, heard: (message: ToPage) => void) {
    this.#origin = origin;
    this.#options = options;
    this.#heard = heard;
    window.addEventListener("message", this.#onMessage);
    window.addEventListener("keydown", this.#onKey, true);
    document.documentElement.style.overflow = "hidden";
    this.#show();
  }

  remove(): void {
    window.removeEventListener("message", this.#onMessage);
    window.removeEventListener("keydown", this.#onKey, true);
    document.documentElement.style.overflow = this.#overflowBefore;
    this.#frame.remove();
    if (this.#focusedBefore instanceof HTMLElement && this.#focusedBefore.isConnected)
      this.#focusedBefore.focus({ preventScroll: true });
  }

  #show(): void {
    const frame = this.#frame;
    frame.className = "razorpay-checkout-frame";
    frame.title = "Payment window";
    frame.allow = "payment";
    frame.src = `${this.#origin}/v1/checkout/public?parent=${encodeURIComponent(location.origin)}`;
    frame.style.cssText =
      "position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:transparent;color-scheme:light";
    document.body.append(frame);
    frame.focus();
  }

  #say(message: ToWindow): void {
    this.#frame.contentWindow?.postMessage({ source: SOURCE, message }, this.#origin);
  }

  #onMessage = (event: MessageEvent): void => {
    if (event.origin !== this.#origin || event.source !== this.#frame.contentWindow) return;
    if (!isMessage(event.data)) return;
    const message = event.data.message as ToPage;
    if (message.type === "ready") this.#say({ type: "open", options: this.#options });
    else this.#heard(message);
  };

  /** Escape while the focus is still on the merchant's page. */
  #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#options.escape) return;
    event.preventDefault();
    event.stopPropagation();
    this.#say({ type: "ask-to-close" });
  };
}
