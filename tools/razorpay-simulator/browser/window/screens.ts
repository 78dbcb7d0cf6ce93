import { el } from "./dom.ts";

export function loadingScreen(text: string): HTMLElement {
  return el(
    "div",
    { class: "centre", role: "status" },
    el("div", { class: "spinner", "aria-hidden": "true" }),
    el("p", {}, text),
  );
}

export function deadEndScreen(text: string, close: () => void): HTMLElement {
  return el(
    "div",
    { class: "centre", role: "alert" },
    el("div", { class: "mark mark-info", "aria-hidden": "true" }, "i"),
    el("h2", {}, "This order cannot be paid"),
    el("p", { class: "muted" }, text),
    el(
      "button",
      { type: "button", class: "primary", "data-focus": true, onclick: close },
      "Back to the site",
    ),
  );
}

export function failedScreen(text: string, reason: string, retry: (() => void) | null): HTMLElement {
  return el(
    "div",
    { class: "centre", role: "alert" },
    el("div", { class: "mark mark-bad", "aria-hidden": "true" }, "!"),
    el("h2", {}, "Payment failed"),
    el("p", { class: "muted" }, text),
    reason ? el("p", { class: "reason" }, reason) : null,
    retry
      ? el("button", { type: "button", class: "primary", "data-focus": true, onclick: retry }, "Try again")
      : null,
  );
}

export function paidScreen(amount: string): HTMLElement {
  return el(
    "div",
    { class: "centre", role: "status" },
    el("div", { class: "mark mark-good", "aria-hidden": "true" }, "✓"),
    el("h2", {}, "Payment received"),
    el("p", { class: "muted" }, `${amount} paid. Taking you back…`),
  );
}
