import type { FailureReason } from "./failures.ts";

export interface TestCard {
  number: string;
  network: "Visa" | "MasterCard" | "RuPay" | "Diners Club" | "American Express";
  international: boolean;
  /** What 'Failure' on the bank's page gives; null for an ordinary card. 'Success' succeeds on every card. */
  failure: FailureReason | null;
}

function card(
  number: string,
  network: TestCard["network"],
  failure: FailureReason | null = null,
  international = false,
): TestCard {
  return { number: number.replaceAll(" ", ""), network, failure, international };
}

/** razorpay.com/docs/payments/payments/test-card-details, as of 2026. Any CVV, any future expiry. */
export const TEST_CARDS: readonly TestCard[] = [
  card("4100 2800 0000 1007", "Visa"),
  card("5500 6700 0000 1002", "MasterCard"),
  card("6527 6589 0000 1005", "RuPay"),
  card("3608 280009 1007", "Diners Club"),
  card("3402 560004 01007", "American Express"),
  card("4012 8888 8888 1881", "Visa", null, true),
  card("5555 5555 5555 4444", "MasterCard", null, true),
  card("5105 1051 0510 5100", "MasterCard", null, true),
  card("5104 0600 0000 0008", "MasterCard", null, true),
  card("4100 2800 0008 0001", "Visa", "insufficient_fund"),
  card("5305 6200 0005 0001", "MasterCard", "insufficient_fund"),
  card("4100 2800 0006 0003", "Visa", "card_declined"),
  card("5305 6200 0003 0003", "MasterCard", "card_declined"),
  card("4100 2800 0005 0004", "Visa", "card_declined"),
  card("4100 2800 0004 0005", "Visa", "card_declined"),
  card("4100 2800 0007 0002", "Visa", "payment_cancelled"),
  card("5305 6200 0004 0002", "MasterCard", "payment_cancelled"),
  card("4100 2800 0003 0006", "Visa", "card_disabled_for_online_payments"),
  card("5305 6200 0000 0006", "MasterCard", "card_disabled_for_online_payments"),
  card("4100 2800 0001 0008", "Visa", "card_number_invalid"),
  card("5305 6200 0008 0008", "MasterCard", "card_number_invalid"),
  card("4100 2800 0009 0000", "Visa", "payment_timed_out"),
  card("5305 6200 0006 0000", "MasterCard", "payment_timed_out"),
  card("4100 2800 0002 0007", "Visa", "gateway_technical_error"),
  card("5305 6200 0009 0007", "MasterCard", "gateway_technical_error"),
  card("4100 2800 0000 0009", "Visa", "authentication_failed"),
  card("5305 6200 0007 0009", "MasterCard", "authentication_failed"),
];

export function findTestCard(number: string): TestCard | null {
  return TEST_CARDS.find((candidate) => candidate.number === number) ?? null;
}

/** The check digit every real card number satisfies. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
