import { expect, test } from "vitest";
import { html } from "./html.ts";

test("[FRM-15] values are text, markup is what `html` made", () => {
  const name = `<b title="x">O'Neil & Co</b>`;
  expect(html`<p>${name}</p>`.markup).toBe(
    "<p>&#60;b title=&#34;x&#34;&#62;O&#39;Neil &#38; Co&#60;/b&#62;</p>",
  );
  expect(html`<ul>${[html`<li>${1}</li>`, html`<li>${"<"}</li>`]}</ul>${null}`.markup).toBe(
    "<ul><li>1</li><li>&#60;</li></ul>",
  );
});
