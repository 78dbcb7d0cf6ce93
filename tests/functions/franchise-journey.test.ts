import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { orderIdOf } from "@niyamdesk/domain/checkouts/checkout";
import { type Commission, netOf } from "@niyamdesk/domain/commissions/commission";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { expect, test } from "vitest";
import { careForCommissions } from "../../functions/src/commissions/care-for-commissions.ts";
import { onOrderChanged } from "../../functions/src/commissions/on-order-changed.trigger.ts";
import { onPaymentChanged } from "../../functions/src/commissions/on-payment-changed.trigger.ts";
import { applicationRef, franchiseRef, orderRef, paymentRef } from "../../functions/src/platform/refs.ts";
import { applicationForm, stageFiles } from "./applying.ts";
import { giveBack, refundNow, tell } from "./at-gateway.ts";
import { confirm, openCheckout, type Paid, pay } from "./buying.ts";
import { renderMail } from "./outbox.ts";
import { call, signedIn, tokenOf, useProduct, withAccount } from "./product.ts";
import { where } from "./records.ts";
import { wish } from "./wish.ts";

useProduct();

test("[F-06] [F-08] [F-09] [F-10] [N-26] from an application to the statement: approved, a client pays by the partner's code, a part goes back before and one after the month is closed, and all figures agree", async () => {
  // Somebody applies, and an administrator looks through it.
  const visitor = signedIn(null, "anonymous");
  // Another number than the client's: nobody earns on what they buy themselves.
  const form = applicationForm({ phone: "98765 40001" });
  await stageFiles(visitor.uid);
  const network = `10.1.0.1, ${randomUUID()}`;
  const { application_id } = await call("submitFranchiseApplication", form, visitor, network);
  if (application_id === null) throw new Error("It was refused");
  const admin = await withAccount("admin");
  await call("startReview", { application_id }, admin);
  const { documents } = (await applicationRef(application_id).get()).data() ?? {};
  for (const slot of REQUIRED_SLOTS) {
    const path = documents?.[slot]?.path ?? "";
    await call("judgePaper", { application_id, slot, path, ask_again: null }, admin);
  }
  const { franchise_id } = await call(
    "approveApplication",
    {
      ...{ application_id, level: "district", territory_code: "MH-PUN", territory_name: "Pune" },
      pincodes: null,
    },
    admin,
  );
  const franchise = (await franchiseRef(franchise_id).get()).data();
  const invited = (await where<OutboxMail>(COLLECTIONS.mail, "to", form.personal.email)).find(
    ({ template }) => template === "staff-invitation",
  );
  const token = /token=([A-Za-z0-9_-]{43})/.exec((invited && (await renderMail(invited)))?.text ?? "")?.[1];
  await call("acceptInvitation", { token: token ?? "", password: "a-long-password" });
  const uid = franchise?.user_id ?? "";
  const partner = { uid, idToken: tokenOf(uid, "franchise") };

  // A client from elsewhere follows the code and pays.
  const referral = { code: franchise?.referral_code ?? "", followed_at: Date.now() };
  const contact = { ...wish().contact, state_code: "29", address: "12 MG Road, Bengaluru 560001" };
  const paid = await pay(await openCheckout({ contact, referral }));
  await confirm(paid);
  const orderId = orderIdOf(paid.session.checkout_id);
  const lines = async () => where<Commission>(COLLECTIONS.commissions, "order_id", orderId);
  expect(await lines()).toMatchObject([
    { franchise_id, user_id: uid, rule: "referral", percent: 15, base_paise: 149_900, amount_paise: 22_485 },
  ]);
  const sums = () => call("ownCommissionSums", {}, partner);
  expect(await sums()).toMatchObject({ month_paise: 22_485, waiting_paise: 22_485, payable: {} });

  // A third of the money goes back, and with it a third of the commission.
  await refund(paid, 59_000, orderId);
  expect(await sums()).toMatchObject({ month_paise: 14_986, waiting_paise: 14_986 });

  // The work is done; the client's days are over, and the month after.
  const before = await orderRef(orderId).get();
  await orderRef(orderId).update({ status: "completed" });
  const after = await orderRef(orderId).get();
  await onOrderChanged.run({ data: { before, after }, params: { orderId } } as never);
  const year = new Date().getUTCFullYear() + 1;
  await careForCommissions(Date.parse(`${year}-01-15T12:00:00+05:30`));
  expect(await sums()).toMatchObject({ waiting_paise: 0, payable: { [`${year}-01`]: 14_986 } });
  await careForCommissions(Date.parse(`${year}-02-03T06:00:00+05:30`));
  const statement_id = `${franchise_id}_${year}-01`;
  const statement = async () =>
    (await where<CommissionStatement>(COLLECTIONS.commissionStatements, "franchise_id", franchise_id))[0];
  expect(await statement()).toMatchObject({
    ...{ id: statement_id, user_id: uid, partner_name: "Sanjay Patil", territory_code: "MH-PUN" },
    lines: [
      {
        ...{ order_id: orderId, rule: "referral", percent: 15, base_paise: 149_900 },
        ...{ taken_back_paise: 7_499, amount_paise: 14_986 },
      },
    ],
    ...{ lines_paise: 14_986, commission_paise: 14_986, gst_paise: 0, tds_paise: 0, total_paise: 14_986 },
  });
  const file = await call("exportStatement", { statement_id }, partner);
  expect(file.text).toMatch(new RegExp(`${orderId},1499,15,-74\\.99,149\\.86`));
  expect(file.text).toContain("To your account,,,,,149.86");
  expect((await call("printStatement", { statement_id }, partner)).name).toBe(
    `commission-MH-PUN-${year}-01.pdf`,
  );
  const list = await call("exportList", { list: "ownCommissions", view: "" }, partner);
  expect(list.text).toContain("149.86");

  // The rest goes back later: a line of its own, and what was closed stays as it was.
  const closed = await statement();
  await refund(paid, 176_900 - 59_000, orderId);
  const present = await lines();
  expect(present.map(({ kind, amount_paise, month }) => [kind, amount_paise, month !== null])).toEqual([
    ["earned", 22_485, true],
    ["taken_back", -14_986, true],
  ]);
  expect(present.reduce((sum, line) => sum + netOf(line), 0)).toBe(0);
  expect(await statement()).toEqual(closed);
  expect(await call("exportStatement", { statement_id }, partner)).toEqual(file);
});

/** The gateway gives back and tells us; what follows of the payment is the trigger's. */
async function refund(paid: Paid, paise: number, orderId: string): Promise<void> {
  await tell("refund.processed", await refundNow(await giveBack(paid.payment.id, paise)));
  const after = await paymentRef(paid.payment.id).get();
  expect(after.get("order_id")).toBe(orderId);
  await onPaymentChanged.run({ data: { after }, params: { paymentId: paid.payment.id } } as never);
}
