/** Markup that is safe to send: made by `html` only. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[] | null;

/** A template whose values are escaped, unless they are markup already. Null leaves nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value === null) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.map((entry) => entry.markup).join("");
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
