import { GST_PERCENT } from "@niyamdesk/domain/money/gst";
import { type Paise, paiseOfRupees, percentOf, roundToRupee } from "@niyamdesk/domain/money/money";

export interface Price {
  fee: Paise;
  gst: Paise;
  /** Rounded to the rupee. */
  total: Paise;
}

/** What a fee of whole rupees comes to with GST. */
export function priceOf(rupees: number): Price {
  const fee = paiseOfRupees(rupees);
  const gst = percentOf(fee, GST_PERCENT);
  return { fee, gst, total: roundToRupee(fee + gst) };
}
