import { invalidField } from "./errors.ts";
import type { PaymentDetails } from "./new-payment.ts";
import { findTestCard, passesLuhn } from "./test-cards.ts";
import { isObject, type JsonObject } from "./validate.ts";

const BANKS = ["SBIN", "HDFC", "ICIC", "UTIB", "KKBK", "PUNB_R"];
const TEST_VPAS = ["success@razorpay", "failure@razorpay"];

/** How the customer pays, checked as the window checks it, since nothing the browser sends is to be trusted. */
export function readMethod(body: JsonObject): Pick<PaymentDetails, "method" | "card" | "bank" | "vpa"> {
  if (body.method === "card") return { method: "card", card: readCard(body.card) };
  if (body.method === "upi") {
    if (typeof body.vpa !== "string" || !TEST_VPAS.includes(body.vpa))
      throw invalidField("vpa", "Invalid VPA. Please enter a valid Virtual Payment Address", "invalid_vpa");
    return { method: "upi", vpa: body.vpa };
  }
  if (body.method === "netbanking") {
    if (typeof body.bank !== "string" || !BANKS.includes(body.bank))
      throw invalidField("bank", "The selected bank is invalid.");
    return { method: "netbanking", bank: body.bank };
  }
  throw invalidField("method", "The selected method is invalid.");
}

function readCard(value: unknown) {
  if (!isObject(value)) throw invalidField("card", "card: is required.");
  const number = String(value.number ?? "").replaceAll(/\s/g, "");
  if (!passesLuhn(number)) throw invalidField("number", "Enter a valid card number.", "card_number_invalid");
  const card = findTestCard(number);
  if (!card) throw invalidField("number", "In test mode, use one of the test cards.", "card_number_invalid");
  if (!isFuture(Number(value.expiry_month), Number(value.expiry_year)))
    throw invalidField("expiry", "The card's expiry must be in the future.");
  if (!/^\d{3,4}$/.test(String(value.cvv ?? ""))) throw invalidField("cvv", "Enter the 3 or 4 digit CVV.");
  return card;
}

/** A card is good until the end of its month, India time. */
function isFuture(month: number, twoDigitYear: number): boolean {
  if (!Number.isInteger(month) || month < 1 || month > 12 || !Number.isInteger(twoDigitYear)) return false;
  const india = new Date(Date.now() + 5.5 * 3_600_000);
  return (twoDigitYear % 100) * 12 + month >= (india.getUTCFullYear() % 100) * 12 + india.getUTCMonth() + 1;
}
