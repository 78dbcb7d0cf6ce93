import { expect, type FrameLocator, type Locator, type Page } from "playwright/test";

export const SERVICE = "/services/gst-registration";
export const PLAN = "new-registration";
/** ₹1,499 + 18 % GST, rounded. */
export const TOTAL = "₹1,769";
/** Where a client stands who has confirmed the plan. */
export const PAYMENT_STEP = `${SERVICE}?plan=${PLAN}&step=payment`;

/** The service page and its checkout, in the client's words. */
export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  dialog(title: string): Locator {
    return this.page.getByRole("dialog", { name: title });
  }

  get payment(): Locator {
    return this.dialog("Payment");
  }

  get payButton(): Locator {
    return this.payment.getByRole("button", { name: `Pay ${TOTAL}` });
  }

  /** The provider's window. */
  get gateway(): FrameLocator {
    return this.page.frameLocator('iframe[title="Payment window"]');
  }

  get paid(): Locator {
    return this.page.getByRole("heading", { name: "Payment received. Your order is open." });
  }

  async choosePlan(): Promise<void> {
    await this.page.getByRole("button", { name: "Select Plan" }).first().click();
    await this.dialog("Confirm your order").getByRole("button", { name: "Confirm Order" }).click();
  }

  /** Ready to pay, with the checkout named in the address. */
  async expectReadyToPay(): Promise<void> {
    await expect(this.payButton).toBeEnabled();
    await expect(this.page).toHaveURL(/checkout=chk_/);
  }

  async openGateway(): Promise<void> {
    await this.payButton.click();
    await expect(this.gateway.getByRole("tab", { name: "Card" })).toBeVisible();
  }

  async payByUpi(outcome: "success" | "failure"): Promise<void> {
    await this.gateway.getByRole("tab", { name: "UPI" }).click();
    await this.gateway.getByRole("button", { name: `Pay with ${outcome}@razorpay` }).click();
  }

  /** The bank takes the money and the window never hears of it. */
  async payUnheard(): Promise<void> {
    await this.gateway.getByRole("tab", { name: "Netbanking" }).click();
    await this.gateway.getByRole("button", { name: /^Pay / }).click();
    await this.gateway.getByText("Other outcomes").click();
    // The window says that it waits; a webhook may close it before anybody reads that, so wait for the bank's answer.
    const charged = this.page.waitForResponse(/\/v1\/checkout\/payments\/[^/]+\/finish$/);
    await this.gateway.getByRole("button", { name: "Charged, but this page never hears" }).click();
    await (await charged).finished();
  }

  get checkoutId(): string {
    const id = new URL(this.page.url()).searchParams.get("checkout");
    if (id === null) throw new Error("The address names no checkout");
    return id;
  }
}
