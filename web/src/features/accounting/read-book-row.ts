import { GST_PERCENT } from "@niyamdesk/domain/money/gst-percent";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
} from "../../lib/firestore/stored.ts";

/** An invoice or credit note of the register; what a credit note takes back is negative. Paise, epoch ms. */
export interface BookRow {
  number: string;
  kind: "invoice" | "credit_note";
  at: number;
  recipient: string;
  gstin: string | null;
  place: string;
  percent: number;
  taxablePaise: number;
  gstPaise: number;
  totalPaise: number;
  original: string | null;
  replaces: string | null;
}

export function readBookRow(id: string, data: StoredData): BookRow {
  const kind = oneIn(data, "kind", ["invoice", "credit_note"] as const, "invoice");
  const sign = kind === "credit_note" ? -1 : 1;
  const [tax, recipient] = [partIn(data, "tax"), partIn(data, "recipient")];
  return {
    ...{ number: id, kind, at: recentTimeIn(data, "issued_at") },
    recipient: nameIn(recipient, "name") ?? "",
    gstin: textIn(recipient, "gstin"),
    place: textIn(tax, "place_of_supply") ?? "",
    percent: numberIn(data, "gst_percent") || GST_PERCENT,
    taxablePaise: sign * numberIn(tax, "taxable_paise"),
    gstPaise: sign * numberIn(tax, "gst_paise"),
    totalPaise: sign * numberIn(data, "total_paise"),
    original: textIn(partIn(data, "original"), "number"),
    replaces: textIn(partIn(data, "replaces"), "number"),
  };
}
