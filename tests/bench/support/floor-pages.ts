import { CATALOGUE } from "@niyamdesk/domain/catalogue/catalogue";
import { formatRupees } from "@niyamdesk/domain/money";
import type { Service } from "@niyamdesk/domain/service";

const STYLE =
  "body{font:17px/1.6 sans-serif;max-width:70rem;margin:auto;padding:1rem}ul{display:grid;gap:1rem;padding:0;list-style:none}li{border:1px solid #ddd;border-radius:12px;padding:1.25rem}";

/** Hand-made pages with the content of ours and nothing else: as fast as a page of this content can be. */
export function floorPages(): Map<string, string> {
  const [first] = CATALOGUE;
  const list = CATALOGUE.slice(0, 12).map(card).join("");
  return new Map([
    ["/floor-home", page("Tax, GST and company filings, priced", list)],
    ["/floor-services", page("Services and prices", list)],
    ["/floor-service", page(first?.name ?? "", first === undefined ? "" : detail(first))],
  ]);
}

function card({ id, name, summary, amount }: Service): string {
  return `<li><h2><a href="/services/${id}">${name}</a></h2><p>${formatRupees(amount)} + 18% GST</p><p>${summary}</p></li>`;
}

function detail({ description, plans, faqs }: Service): string {
  const parts = [
    ...plans.map(({ name, price }) => `${name}: ${formatRupees(price)}`),
    ...faqs.map(({ question, answer }) => `${question} ${answer}`),
  ];
  return `<li>${description}</li>${parts.map((part) => `<li>${part}</li>`).join("")}`;
}

function page(title: string, items: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${title}"><style>${STYLE}</style></head><body><main><h1>${title}</h1><ul>${items}</ul></main></body></html>`;
}
