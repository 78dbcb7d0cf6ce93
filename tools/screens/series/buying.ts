import { eventually } from "../../../tests/support/eventually.ts";
import { NEWCOMER, type Series } from "../series.ts";
import type { Stage } from "../stage.ts";

const SERVICE = "/services/gst-registration";
const PLAN = "new-registration";
const PAYMENT = `${SERVICE}?plan=${PLAN}&step=payment`;
/** Widths that mail programs show a mail at. */
const MAIL_WIDTH = { phone: 390, desk: 600 };

/** Without an account: the plan is confirmed, then the way in. */
const asVisitor: Series = {
  name: "buying-visitor",
  viewer: "visitor",
  async play(stage) {
    await stage.go(SERVICE);
    await stage.click("Select Plan");
    await stage.see("Confirm Order");
    await stage.shoot("buy-1-review", { part: "window" });
    await stage.click("Confirm Order");
    await stage.see("Sign in to continue");
    await stage.shoot("buy-2-sign-in", { part: "window" });
  },
};

/** The first purchase asks for the contact details. */
const asNewcomer: Series = {
  name: "buying-newcomer",
  viewer: NEWCOMER,
  async play(stage) {
    await stage.go(PAYMENT);
    await stage.see("Your contact details");
    await stage.shoot("buy-3-contact", { part: "window" });
    await stage.click("Add a GSTIN for a business invoice");
    await stage.page.getByLabel("GSTIN").fill("27AABCS9603R1Z");
    await stage.click("Continue to payment");
    await stage.page.locator("[aria-invalid=true]").first().waitFor();
    await stage.shoot("buy-3-contact-errors", { part: "window" });
  },
};

/** A known client pays: first it fails, then it succeeds. */
const asClient: Series = {
  name: "buying-client",
  viewer: "business@niyamdesk.example",
  async play(stage) {
    const pay = stage.page.getByRole("button", { name: /^Pay ₹/ });
    const gateway = stage.page.frameLocator('iframe[title="Payment window"]');
    const known = new Set((await mailsOf(stage)).map(({ id }) => id));
    await stage.go(PAYMENT);
    await pay.and(stage.page.locator(":enabled")).waitFor();
    await stage.shoot("buy-4-payment", { part: "window" });
    await stage.page.getByText("Test mode: no real money moves").scrollIntoViewIfNeeded();
    await pay.scrollIntoViewIfNeeded();
    await stage.shoot("buy-4-payment-foot", { part: "window" });

    await pay.click();
    await gateway.getByRole("tab", { name: "Card" }).waitFor();
    await stage.shoot("buy-5-window-card", { part: "window", loading: true });
    await gateway.getByRole("tab", { name: "UPI" }).click();
    await stage.shoot("buy-5-window-upi", { part: "window", loading: true });
    await gateway.getByRole("button", { name: "Pay with failure@razorpay" }).click();
    await gateway.getByRole("button", { name: "Try again" }).waitFor();
    await stage.shoot("buy-6-window-failed", { part: "window", loading: true });
    await gateway.getByRole("button", { name: "Close payment window" }).click();
    await pay.and(stage.page.locator(":enabled")).waitFor();
    await pay.scrollIntoViewIfNeeded();
    await stage.shoot("buy-7-failed", { part: "window" });

    await pay.click();
    await gateway.getByRole("tab", { name: "UPI" }).click();
    await gateway.getByRole("button", { name: "Pay with success@razorpay" }).click();
    await stage.see("Payment received. Your order is open.");
    await stage.see(/INV-\d/);
    await stage.shoot("buy-8-confirmed");

    const mail = await confirmationAfter(stage, known);
    const width = stage.look.phone ? MAIL_WIDTH.phone : MAIL_WIDTH.desk;
    await stage.page.setViewportSize({ width, height: 844 });
    await stage.page.setContent(mail.html);
    await stage.shoot("mail-order-confirmation");
  },
};

interface Mail {
  id: string;
  subject: string;
  html: string;
}

async function mailsOf({ at }: Stage): Promise<Mail[]> {
  return (await (await fetch(`${at.inbox}/api/email`)).json()) as Mail[];
}

function confirmationAfter(stage: Stage, known: ReadonlySet<string>): Promise<Mail> {
  return eventually(async () => {
    const mail = (await mailsOf(stage)).find(({ id }) => !known.has(id));
    if (mail === undefined) throw new Error("The confirmation has not come");
    return mail;
  }, 60_000);
}

export default [asVisitor, asNewcomer, asClient] satisfies readonly Series[];
