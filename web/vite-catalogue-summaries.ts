import { CATALOGUE } from "@niyamdesk/domain/catalogue/catalogue";
import { summaryOf } from "@niyamdesk/domain/service";
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
      id === RESOLVED ? `export const SUMMARIES = ${JSON.stringify(CATALOGUE.map(summaryOf))};` : undefined,
  };
}
