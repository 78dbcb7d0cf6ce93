import { orderOf } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder, type Order } from "@niyamdesk/domain/orders/order";
import { formatDate } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, sampleMoment } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { orderRef, profileRef } from "../platform/refs.ts";

/** To whoever was given an order. Null when it changed hands since, or is closed: who has it is decided when this is sent. */
export const orderGivenMail = defineMail({
  template: "order-given",
  data: z.object({ order_id: z.string(), uid: z.string(), handed: z.number() }),
  async read({ order_id, uid, handed }, { to }) {
    const [account, order, profile] = await Promise.all([
      addressee(uid),
      orderRef(order_id)
        .get()
        .then((found) => found.data()),
      profileRef(uid)
        .get()
        .then((found) => found.data()),
    ]);
    if (account === null || !order || !profile) return null;
    if (order.assigned_to !== uid || order.handed_at?.toMillis() !== handed) return null;
    if (!isOpenOrder(order.status)) return null;
    return orderGiven(order, {
      name: greeted(account, to),
      link: `${siteAddress()}${orderOf(profile.role, order_id)}`,
    });
  },
  samples: () =>
    [[], ["somebody"]].map((had_by) =>
      orderGiven(
        { service_name: SAMPLE.service, plan_name: SAMPLE.plan, due_date: sampleMoment(), had_by },
        { name: SAMPLE.name, link: SAMPLE.link },
      ),
    ),
});

/** No name of a client: a lock screen is read by others. */
function orderGiven(
  {
    service_name,
    plan_name,
    due_date,
    had_by = [],
  }: Pick<Order, "service_name" | "plan_name" | "due_date" | "had_by">,
  { name, link }: { name: string; link: string },
): MailContent {
  const due = due_date === null ? "" : `, ${formatDate(due_date.toMillis())}`;
  return letter({
    subject:
      had_by.length === 0
        ? say`New order for you: ${{ service_name }}${{ due }}`
        : say`Handed to you: ${{ service_name }}${{ due }}`,
    title: say`${{ service_name }} is now assigned to you`,
    preview: `${plan_name}${due}`,
    name,
    paragraphs: [
      say`${{ service_name }} (${{ plan_name }}) is now assigned to you${{ with_papers: had_by.length === 0 ? "" : ", with its documents and messages" }}.`,
      ...(due_date === null
        ? []
        : [say`The next date we promised the client is ${{ day: formatDate(due_date.toMillis()) }}.`]),
    ],
    action: { label: say`Open the order`, href: link },
    notes: [],
  });
}
