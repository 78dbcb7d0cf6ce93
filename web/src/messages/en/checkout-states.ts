import { CHECKOUT_WORDS } from "@niyamdesk/domain/checkouts/checkout-words";

/** What a checkout is and what can be done about it. */
export const checkoutWords = CHECKOUT_WORDS;
