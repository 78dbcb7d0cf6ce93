/** Opens a checkout on a machine whose clock is so many hours wrong; says its id. */
const [uid = "", hours = "0"] = process.argv.slice(2);
const RightDate = Date;
const wrongNow = () => RightDate.now() + Number(hours) * 3_600_000;
globalThis.Date = class extends RightDate {
  constructor(...given: [] | [number]) {
    super(given.length === 0 ? wrongNow() : given[0]);
  }
  static override now = wrongNow;
} as DateConstructor;

const { openCheckout } = await import("../../../functions/src/checkouts/open-checkout.ts");
const { priced } = await import("../../../functions/src/checkouts/purchase.ts");

const contact = { name: "Asha Rao", email: "asha@example.in", phone: "+919876543210", state_code: "29" };
const wish = { service_id: "gst-registration", plan_id: "new-registration", seen_total: 1769 };
const buyer = {
  ...{ uid, key: { id: "rzp_test_key", mode: "test" as const } },
  ...{ idempotencyKey: crypto.randomUUID(), repeat: false, franchiseInitiated: false },
};
const purchase = await priced({
  ...wish,
  contact: { ...contact, gstin: undefined, billing_name: undefined, address: undefined },
});
process.stdout.write((await openCheckout(purchase, buyer)).id, () => process.exit(0));

export {};
