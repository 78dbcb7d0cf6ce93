import { CHECKOUT_WORDS_HI } from "@niyamdesk/domain/checkout-words-hi";

export const checkoutWords = CHECKOUT_WORDS_HI;
