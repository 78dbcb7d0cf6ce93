import type { Page } from "playwright/test";

/** What stays in Latin script in Hindi (docs/words.md): names, and abbreviations such as GST, PAN or LLP. */
const NAMES = ["NiyamDesk", "Razorpay", "English"];
const ABBREVIATION = /^[A-Z]{2,5}$/;

/** Email addresses, and ids such as `ORD-1A2B` or `pay_1a2b`. */
const CODES = /\S+@\S+|\b[A-Za-z]+[-_][\w-]*\d[\w-]*/g;

/** English words that somebody sees or hears on the page, apart from names, addresses and ids. */
export async function englishWords(page: Page, names: readonly string[]): Promise<string[]> {
  const unseen = await page.evaluate(() => {
    const labels = [...document.body.querySelectorAll("[aria-label], [placeholder], [alt], [title]")].flatMap(
      (element) =>
        ["aria-label", "placeholder", "alt", "title"].map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.title, ...labels].join("\n");
  });
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  const spoken = `${unseen}\n${await page.locator("body").innerText()}`;
  const rest = names.reduce((text, name) => text.replaceAll(name, ""), spoken).replace(CODES, "");
  const words = rest.match(/[A-Za-z]{2,}/g) ?? [];
  return [...new Set(words)].filter((word) => !NAMES.includes(word) && !ABBREVIATION.test(word));
}
