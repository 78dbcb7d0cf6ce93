import { el, field, showFieldError } from "./dom.ts";

export interface BankVisit {
  merchant: string;
  amount: string;
  /** `Visa ending 1007`, `HDFC Bank`. */
  instrument: string;
  asksOtp: boolean;
  choose: (outcome: "success" | "failure" | "otp" | "silent" | "late", otp?: string) => void;
}

/** The mock bank's page of Razorpay's test mode, and two outcomes that real life has and test mode lacks. */
export function bankScreen(visit: BankVisit): HTMLElement {
  const { choose } = visit;
  return el(
    "div",
    { class: "bank" },
    el("p", { class: "bank-name" }, "Mock bank"),
    el("h2", {}, `Approve ${visit.amount}`),
    el("p", { class: "muted" }, `${visit.merchant || "The merchant"} asks to charge ${visit.instrument}.`),
    visit.asksOtp ? otpForm((otp) => choose("otp", otp)) : null,
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "bad", onclick: () => choose("failure") }, "Failure"),
      el(
        "button",
        { type: "button", class: "good", "data-focus": !visit.asksOtp, onclick: () => choose("success") },
        "Success",
      ),
    ),
    el(
      "details",
      { class: "more" },
      el("summary", {}, "Other outcomes"),
      el(
        "button",
        { type: "button", class: "quiet", onclick: () => choose("silent") },
        "Charged, but this page never hears",
      ),
      el(
        "button",
        { type: "button", class: "quiet", onclick: () => choose("late") },
        "Times out now, charged a little later",
      ),
    ),
  );
}

function otpForm(submit: (otp: string) => void): HTMLElement {
  const input = el("input", {
    id: "otp",
    inputmode: "numeric",
    autocomplete: "one-time-code",
    maxlength: "10",
    "data-focus": true,
  });
  const form = el(
    "form",
    { class: "otp", novalidate: true },
    field("OTP", input),
    el("button", { type: "submit", class: "primary" }, "Submit OTP"),
    el("p", { class: "hint" }, "4 to 10 digits approve, fewer are refused."),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (/^\d{1,10}$/.test(input.value)) submit(input.value);
    else showFieldError(input, "Enter the digits of the OTP.");
  });
  return form;
}
