import { el, field } from "./dom.ts";
import type { Picked } from "./method-choice.ts";

const BANKS = [
  ["SBIN", "State Bank of India"],
  ["HDFC", "HDFC Bank"],
  ["ICIC", "ICICI Bank"],
  ["UTIB", "Axis Bank"],
  ["KKBK", "Kotak Mahindra Bank"],
  ["PUNB_R", "Punjab National Bank"],
] as const;

export function netbankingPanel(payText: string, pick: (picked: Picked) => void): HTMLElement {
  const select = el(
    "select",
    { id: "bank" },
    ...BANKS.map(([code, name]) => el("option", { value: code }, name)),
  );
  const form = el(
    "form",
    {},
    field("Bank", select),
    el("button", { type: "submit", class: "primary" }, payText),
    el("p", { class: "hint" }, "The mock bank's page follows, with Success and Failure."),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    pick({
      method: "netbanking",
      label: select.selectedOptions[0]?.text ?? select.value,
      bank: select.value,
    });
  });
  return form;
}
