import { el } from "./dom.ts";

/** The merchant's `timeout`. Counts by the clock, since timers pause in background tabs. */
export class Countdown {
  readonly #text = el("span", {});
  readonly element = el("p", { class: "countdown" }, "This window closes in ", this.#text);

  constructor(seconds: number, over: () => void) {
    const end = Date.now() + seconds * 1000;
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      this.#text.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      if (left > 0) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(tick, 250);
    tick();
  }
}
