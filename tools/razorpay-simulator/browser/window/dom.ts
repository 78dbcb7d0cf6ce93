type Child = Node | string | null | false;
type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** One element: attributes as written in HTML, `on…` functions as listeners, children left out when null or false. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, value);
  }
  for (const child of children) if (child !== null && child !== false) element.append(child);
  return element;
}

/** A labelled field with its error below; the message is tied to the input for screen readers. */
export function field(label: string, input: HTMLInputElement | HTMLSelectElement): HTMLElement {
  const error = el("p", { class: "field-error", id: `${input.id}-error`, role: "alert" });
  input.setAttribute("aria-describedby", error.id);
  return el("div", { class: "field" }, el("label", { for: input.id }, label), input, error);
}

export function showFieldError(input: HTMLElement, text: string): void {
  const error = document.getElementById(`${input.id}-error`);
  if (error) error.textContent = text;
  if (text) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}

/** ₹1,00,000 or ₹1,234.50; amounts are paise. */
export function rupees(paise: number, currency = "INR"): string {
  return new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency,
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(paise / 100);
}
