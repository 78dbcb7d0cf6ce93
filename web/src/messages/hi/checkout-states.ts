import { CHECKOUT_WORDS_HI } from "@niyamdesk/domain/checkouts/checkout-words-hi";

export const checkoutWords = CHECKOUT_WORDS_HI;
