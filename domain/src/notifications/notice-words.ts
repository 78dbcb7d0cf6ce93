import { CHECKOUT_WORDS } from "../checkouts/checkout-words.ts";

const { asked, checking, second_debit, returned } = CHECKOUT_WORDS.states;

/**
 * What the product itself tells somebody in their inbox. Records keep it in English; the site knows it by these. What it is
 * about comes first. A `time` is such as '27 Nov 2026, 6:45 pm IST'.
 */
export const NOTICE_WORDS = {
  orderReceived: {
    title: "Order received",
    content: (sum: string, service: string, plan: string) =>
      `We received your payment of ${sum} for ${service} (${plan}).`,
  },
  orderCancelled: {
    title: "Order cancelled",
    content: (service: string, plan: string) =>
      `Your payment for ${service} (${plan}) was refunded in full, so the order is closed.`,
  },
  orderCarried: {
    title: "Your other payment counts for your order",
    content: (service: string, plan: string, sum: string) =>
      `Your first payment for ${service} (${plan}) was refunded. Your other payment of ${sum} is now used for this order.`,
  },
  asked: {
    title: asked.title,
    content: (service: string, plan: string) => `${service} (${plan}): ${asked.text}`,
  },
  checking: {
    title: checking.title,
    content: (service: string, plan: string) => `${service} (${plan}): ${checking.text}`,
  },
  second_debit: {
    title: second_debit.title,
    content: (service: string, sum: string) => `${service}, ${sum}: ${second_debit.text}`,
  },
  returned: {
    title: returned.title,
    content: (service: string, sum: string) => `${service}, ${sum}: ${returned.text}`,
  },
  booked: {
    title: "Consultation booked",
    content: (other: string, time: string) => `Your consultation with ${other} is booked for ${time}.`,
  },
  cancelled: {
    title: "Consultation cancelled",
    content: (other: string, time: string) =>
      `Your consultation with ${other} is cancelled. It was booked for ${time}.`,
  },
  reminder: {
    title: "Your consultation is near",
    content: (other: string, time: string) => `Your consultation with ${other} takes place on ${time}.`,
  },
  held: {
    title: "How was your consultation?",
    content: (ca: string, time: string) => `You talked to ${ca} on ${time}. Your review helps others choose.`,
  },
  missed: {
    title: "Consultation not attended",
    content: (ca: string, time: string) =>
      `${ca} noted that you did not come to your consultation on ${time}. If that is not right, please write to us today: it can be corrected for 24 hours.`,
  },
  documentRefused: {
    title: "Please send a document again",
    content: (file: string, service: string) =>
      `We couldn't use “${file}” for ${service}, so it was removed. The order says why and takes a new one.`,
  },
};
