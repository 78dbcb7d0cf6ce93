import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import type { Order } from "@niyamdesk/domain/orders/order";
import { formatDate } from "@niyamdesk/domain/time/time";
import { MUTED, newPaper } from "../platform/pdf/paper.ts";
import { drawSums, drawTable } from "../platform/pdf/table.ts";
import type { CheckoutRecord } from "../platform/refs.ts";

/**
 * What was given for nothing, on one page. No tax invoice: without a consideration there is no supply (CGST Act s. 7(1)(a)), so it has no
 * number of that series and states no tax. The same to the byte whenever it is made.
 */
export async function freeOrderPaper(
  { id, date }: Pick<Order, "id" | "date">,
  { contact, supplier, coupon, service_name, plan_name }: CheckoutRecord,
  isPlain = false,
): Promise<Buffer> {
  if (!coupon) throw new RangeError(`Order ${id} was not covered by a coupon`);
  const title = "Order without charge";
  const name = contact.billing_name ?? contact.name;
  const sold = { text: `${service_name} – ${plan_name}`, paise: coupon.price_paise };
  const paper = await newPaper({
    title: `${title} ${id}`,
    at: date.toMillis(),
    foot: `${PRODUCT} · ${title} ${id}`,
    texts: [supplier.name, name, contact.address ?? "", sold.text],
    isPlain,
  });
  paper.write(title, { size: 18, bold: true });
  paper.write(`${id}, ${formatDate(date.toMillis())}`, { size: 10, color: MUTED });
  paper.y += 16;
  for (const [label, text] of [
    ["From", supplier.name],
    ["To", [name, contact.address].filter(Boolean).join(", ")],
  ] as const) {
    paper.write(label, { size: 8, color: MUTED });
    paper.write(text, { size: 10 });
    paper.y += 6;
  }
  paper.y += 10;
  drawTable(
    paper,
    [
      { heading: "Service", width: null, value: ({ text }: typeof sold) => text },
      { heading: "Price", width: 100, align: "right", value: ({ paise }) => formatPaiseExact(paise) },
    ],
    [sold],
  );
  paper.rule();
  paper.y += 8;
  drawSums(paper, [
    { term: "Price", value: formatPaiseExact(coupon.price_paise) },
    { term: `Discount (coupon ${coupon.code})`, value: `−${formatPaiseExact(coupon.discount_paise)}` },
    { term: "Charged", value: formatPaiseExact(0), isTotal: true },
  ]);
  paper.y += 18;
  const note = { size: 8, color: MUTED };
  paper.write(
    "This is not a tax invoice. The service is provided without charge, so no GST is due on it.",
    note,
  );
  paper.write(`Questions about it? Write to ${SUPPORT.email}.`, note);
  return paper.finish();
}
