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
  orderFree: {
    title: "Order received",
    content: (code: string, service: string, plan: string) =>
      `Coupon ${code} covers all of ${service} (${plan}). Nothing was charged.`,
  },
  orderCancelled: {
    title: "Order cancelled",
    content: (service: string, plan: string) =>
      `Your payment for ${service} (${plan}) was refunded in full, so the order is closed.`,
  },
  refundBegun: {
    title: "Your refund is on its way",
    content: (service: string, sum: string) =>
      `${service}: we're sending ${sum} back to the account you paid from. Banks take 5 to 7 working days.`,
  },
  refundSent: {
    title: "Refund sent",
    content: (service: string, sum: string) =>
      `${service}: ${sum} was sent to your bank. Its credit note is in your payment history.`,
  },
  /** Of money that bought nothing. */
  heldSent: {
    title: "Refund sent",
    content: (service: string, sum: string) =>
      `${service}: ${sum} was sent to your bank account by bank transfer.`,
  },
  refundStuck: {
    title: "Your refund needs another way",
    content: (service: string, sum: string) =>
      `${service}: ${sum} couldn't be sent back the way you paid. The money is still yours: we'll contact you to send it another way.`,
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
  orderBegun: {
    title: "Work on your order has begun",
    content: (who: string, service: string) => `${who} has started on your order for ${service}.`,
  },
  stepDone: {
    title: "A step of your order is done",
    content: (service: string, step: string) => `${service}: “${step}” is done.`,
  },
  yourTurn: {
    title: "It's your turn",
    content: (service: string, day: string, step: string) =>
      `${service}: please do this by ${day}: ${step}. Your order shows what to do.`,
  },
  documentsNeeded: {
    title: "We need some documents from you",
    content: (service: string, documents: string, day: string) =>
      `For ${service} please send by ${day}: ${documents}.`,
  },
  documentAgain: {
    title: "Please send a document again",
    content: (document: string, service: string, reason: string) =>
      `“${document}” for ${service} has to be sent again. Why: ${reason}`,
  },
  documentAccepted: {
    title: "Document accepted",
    content: (document: string, service: string) => `We have accepted “${document}” for ${service}.`,
  },
  actAgain: {
    title: "Please look at this again",
    content: (act: string, service: string, reason: string) =>
      `“${act}” for ${service} isn't done yet. Why: ${reason}`,
  },
  draftReady: {
    title: "A draft is ready for your approval",
    content: (service: string, version: string) =>
      `${service}: please look at version ${version} and approve it, or tell us what to change.`,
  },
  filed: {
    title: "Filed",
    content: (service: string, what: string, number: string) =>
      `${service}: ${what}. The number is ${number}.`,
  },
  newDate: {
    title: "A new date for your order",
    content: (service: string, date: string, was: string) =>
      `${service} is taking longer than we said. New date: ${date} instead of ${was}.`,
  },
  stillNeeded: {
    title: "Your order is waiting for you",
    content: (service: string, step: string) =>
      `We can't continue with ${service} until this is done: ${step}.`,
  },
  orderDone: {
    title: "Your order is complete",
    content: (service: string) => `${service} is done. You'll find the result on the order.`,
  },
  orderHandedOver: {
    title: "Someone new is handling your order",
    content: (who: string, service: string) =>
      `${who} is now handling your order for ${service} and has your documents and messages.`,
  },
  message: {
    title: "New message",
    content: (service: string) => `You have a new message about ${service}.`,
  },
  dateNear: {
    title: "A compliance date is near",
    content: (what: string, date: string) => `${what} is due on ${date}.`,
  },
  complaintAnswered: {
    title: "An administrator has answered you",
    content: (service: string) =>
      `You told us something is wrong with ${service}. Read our answer on the order.`,
  },
  ticketAnswered: {
    title: "We've answered your question",
    content: (subject: string) => `You asked: ${subject}`,
  },
  ticketWaiting: {
    title: "A reply to your answer",
    content: (who: string, subject: string) => `${who} wrote again: ${subject}`,
  },
  workGiven: {
    title: "A new order for you",
    content: (service: string, client: string) => `${service} for ${client} is now assigned to you.`,
  },
  workTaken: {
    title: "No longer yours",
    content: (service: string) => `An order for ${service} is now with a colleague.`,
  },
  draftAnswered: {
    title: "The client has answered your draft",
    content: (service: string, client: string) => `${client} has answered your draft for ${service}.`,
  },
  promiseMissed: {
    title: "A promised date has moved",
    content: (service: string, client: string, date: string) =>
      `${service} for ${client} is late. We told the client it will be ready by ${date}.`,
  },
  exportReady: {
    title: "Your export is ready",
    content: (rows: string, file: string) =>
      `${file} has ${rows} rows. Download it within an hour; then it is removed.`,
  },
  exportFailed: {
    title: "Your export could not be made",
    content: (list: string) => `The list “${list}” could not be exported. Please try again.`,
  },
  complaint: {
    title: "A client is not satisfied",
    content: (service: string, day: string) => `${service}: please answer by ${day}.`,
  },
};
