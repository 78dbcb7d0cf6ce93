import { formatPaise } from "@niyamdesk/domain/money/money";
import { listIn, type ServiceFields, textIn } from "@niyamdesk/domain/services/service-fields";
import { serviceAdmin } from "#messages/workspaces/service-admin.ts";
import { priceOf } from "../../../lib/money/price-of.ts";

const words = serviceAdmin.publish;

/** What publishing changes of what buyers pay, plan by plan, with GST. */
export function priceChanges(before: ServiceFields, after: ServiceFields): string[] {
  const [sold, wanted] = [listIn(before, "plans"), listIn(after, "plans")];
  const priceAt = (fields: ServiceFields, id: string) => fields[`plan.${id}.price`];
  const nameAt = (fields: ServiceFields, id: string) => textIn(fields, `plan.${id}.name`);
  return [
    ...wanted.flatMap((id) => {
      const [was, now] = [priceAt(before, id), priceAt(after, id)];
      if (typeof now !== "number") return [];
      if (!sold.includes(id) || typeof was !== "number")
        return [words.newPlan(nameAt(after, id), withGst(now))];
      return was === now ? [] : [words.price(nameAt(after, id), withGst(now), withGst(was))];
    }),
    ...sold.filter((id) => !wanted.includes(id)).map((id) => words.lostPlan(nameAt(before, id))),
  ];
}

/** Such as `₹1,769`. */
export function withGst(rupees: number): string {
  return formatPaise(priceOf(rupees).total);
}
