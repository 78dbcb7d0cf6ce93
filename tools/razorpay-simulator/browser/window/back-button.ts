/**
 * The browser's back button closes the window instead of leaving the merchant's page. The entry is this frame's
 * own, so the merchant's router never sees it; `letGo` takes it out again before the frame goes.
 */
export class BackButton {
  #held = false;
  #released: (() => void) | null = null;

  hold(onBack: () => void): void {
    history.pushState({ paymentWindow: true }, "");
    this.#held = true;
    window.addEventListener("popstate", () => {
      this.#held = false;
      if (this.#released) this.#released();
      else onBack();
    });
  }

  /** Back was pressed but the customer stays: hold the next press too. */
  holdAgain(): void {
    history.pushState({ paymentWindow: true }, "");
    this.#held = true;
  }

  async letGo(): Promise<void> {
    if (!this.#held) return;
    await new Promise<void>((resolve) => {
      this.#released = resolve;
      setTimeout(resolve, 500);
      history.back();
    });
  }
}
