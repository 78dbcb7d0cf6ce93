import { CATALOGUE } from "@niyamdesk/domain/catalogue/catalogue";
import { type ServiceSummary, summaryOf } from "@niyamdesk/domain/service";
import type { Plugin } from "vite";

const ID = "virtual:catalogue-summaries";
const RESOLVED = `\0${ID}`;

/**
 * The list page needs a name, a price and three documents of each service, not every answer to every question: this
 * module holds just that, taken from the built-in catalogue when the site is built.
 */
export function catalogueSummaries(): Plugin {
  return {
    name: "niyamdesk:catalogue-summaries",
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const SUMMARIES = ${JSON.stringify(CATALOGUE.map(summaryOf).map(withWordsOnce))};`
        : undefined,
  };
}

/** Keywords are only searched in, word by word: those that name and summary have already need not be sent again. */
function withWordsOnce(summary: ServiceSummary): ServiceSummary {
  const shown = new Set(wordsOf(`${summary.name} ${summary.summary}`));
  const further = new Set(summary.keywords.flatMap(wordsOf).filter((word) => !shown.has(word)));
  return { ...summary, keywords: [[...further].join(" ")] };
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+'’.-]+/u)
    .filter((word) => word.length > 2);
}
