import { withGst } from "@niyamdesk/domain/money/gst";
import { type Paise, paiseOfRupees } from "@niyamdesk/domain/money/money";

export interface Price {
  fee: Paise;
  gst: Paise;
  /** Rounded to the rupee. */
  total: Paise;
}

/** What a fee of whole rupees comes to with GST. */
export function priceOf(rupees: number): Price {
  const fee = paiseOfRupees(rupees);
  const { gst_paise, total_paise } = withGst(fee);
  return { fee, gst: gst_paise, total: total_paise };
}
