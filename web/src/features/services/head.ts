import { PRODUCT } from "@niyamdesk/domain/base/product";
import { formatRupees } from "@niyamdesk/domain/money/money";
import type { Service } from "@niyamdesk/domain/services/service";
import { service as words } from "#messages/service.ts";

/** What search engines show whole of a title (the product's name behind it counts) and of a description. */
const TITLE_LENGTH = 60 - ` · ${PRODUCT}`.length;
const DESCRIPTION_LENGTH = 155;

/** The most telling title and description that fit. */
export function headOf(service: Service): { title: string; description: string } {
  const fee = formatRupees(service.amount);
  const { name, summary, required_documents: documents } = service;
  return {
    title: fitting([words.pageTitle(name, fee), name], TITLE_LENGTH),
    description: fitting(
      [words.pageDescription(summary, fee, documents.length), summary],
      DESCRIPTION_LENGTH,
    ),
  };
}

function fitting(texts: readonly string[], length: number): string {
  return texts.find((text) => text.length <= length) ?? texts.at(-1) ?? "";
}
