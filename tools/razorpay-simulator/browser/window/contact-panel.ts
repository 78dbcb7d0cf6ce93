import type { WindowOptions } from "../options.ts";
import { el, field, showFieldError } from "./dom.ts";

/** Who pays: one line when the merchant prefilled it, two fields when it did not or the customer wants to edit. */
export class ContactPanel {
  readonly element = el("section", { class: "contact", "aria-label": "Contact details" });
  readonly #contact = el("input", { id: "contact", type: "tel", autocomplete: "tel" });
  readonly #email = el("input", { id: "email", type: "email", autocomplete: "email" });
  readonly #fixed: boolean;

  constructor(options: WindowOptions) {
    this.#contact.value = options.contact;
    this.#email.value = options.email;
    this.#contact.readOnly = options.readonlyContact;
    this.#email.readOnly = options.readonlyEmail;
    this.#fixed = options.readonlyContact && options.readonlyEmail;
    if (isPhone(options.contact)) this.#showLine();
    else this.#showFields();
  }

  /** Null, with the mistake shown, when there is no phone number to send the receipt to. */
  read(): { contact: string; email: string } | null {
    const contact = this.#contact.value.trim();
    if (isPhone(contact)) return { contact, email: this.#email.value.trim() };
    this.#showFields();
    showFieldError(this.#contact, "Enter a valid mobile number.");
    this.#contact.focus();
    return null;
  }

  #showLine(): void {
    const parts = [this.#contact.value, this.#email.value].filter(Boolean).join(" · ");
    const edit = el("button", { type: "button", class: "link", onclick: () => this.#showFields() }, "Edit");
    this.element.replaceChildren(el("p", { class: "who" }, parts), ...(this.#fixed ? [] : [edit]));
  }

  #showFields(): void {
    this.element.replaceChildren(
      field("Mobile number", this.#contact),
      field("Email (optional)", this.#email),
    );
  }
}

function isPhone(text: string): boolean {
  return /^\+?\d{8,15}$/.test(text.replaceAll(/[\s-]/g, ""));
}
