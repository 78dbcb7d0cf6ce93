import { type Checkout, gatewayNote } from "@niyamdesk/domain/checkouts/checkout";

/** What Razorpay keeps with the order and with the payments of its window, for people who look something up there, and for us. */
export function gatewayNotes({ id, service_name, franchise_initiated }: Checkout) {
  return {
    checkout_id: id,
    service: gatewayNote(service_name),
    franchiseInitiated: String(franchise_initiated),
  };
}
