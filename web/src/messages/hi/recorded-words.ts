import { CHECKOUT_WORDS_HI } from "@niyamdesk/domain/checkouts/checkout-words-hi";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { ORDER_STATUS_LABELS } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { istDateTime } from "../../lib/time/ist-words.ts";
import type { shownWords as english } from "../en/recorded-words.ts";
import { translator } from "../recorded.ts";
import type { Texts } from "../texts.ts";
import { orders } from "./orders.ts";
import { shownName } from "./stored-names.ts";

const { asked, checking, second_debit, returned } = CHECKOUT_WORDS_HI.states;

const timeline: Texts<typeof TIMELINE_WORDS> = {
  received: {
    event: orders.statuses.pending,
    description: (sum) => `आपका ${sum} का भुगतान हमें मिल गया।`,
  },
  refundSent: {
    event: "रिफ़ंड भेजा गया",
    description: (sum) => `${sum} उसी खाते में भेजे गए हैं जिससे आपने भुगतान किया था। बैंक को 5 से 7 कार्य दिवस लगते हैं।`,
  },
  refundFailed: {
    event: "रिफ़ंड नहीं हो सका",
    description: (sum) => `आपके बैंक ने ${sum} का रिफ़ंड नहीं लिया। हमारी टीम आपसे संपर्क करेगी।`,
  },
  cancelled: {
    event: orders.statuses.cancelled,
    description: "काम शुरू होने से पहले ही आपका पूरा भुगतान रिफ़ंड हो गया, इसलिए यह ऑर्डर बंद है।",
  },
  carried: {
    event: "आपके दूसरे भुगतान से चुकाया गया",
    description: (sum) => `आपका पहला भुगतान वापस हो गया; इस ऑर्डर में अब आपका ${sum} का दूसरा भुगतान गिना जाएगा।`,
  },
};

const notices: Texts<typeof NOTICE_WORDS> = {
  orderReceived: {
    title: orders.statuses.pending,
    content: (sum, service, plan) => `${service} (${plan}) के लिए आपका ${sum} का भुगतान हमें मिल गया।`,
  },
  orderCancelled: {
    title: "ऑर्डर रद्द हुआ",
    content: (service, plan) => `${service} (${plan}) का पूरा भुगतान रिफ़ंड हो गया, इसलिए यह ऑर्डर बंद है।`,
  },
  orderCarried: {
    title: "आपका दूसरा भुगतान ऑर्डर में गिना गया",
    content: (service, plan, sum) =>
      `${service} (${plan}) का आपका पहला भुगतान रिफ़ंड हो गया। इस ऑर्डर में अब आपका ${sum} का दूसरा भुगतान गिना जाएगा।`,
  },
  asked: { title: asked.title, content: (service, plan) => `${service} (${plan}): ${asked.text}` },
  checking: { title: checking.title, content: (service, plan) => `${service} (${plan}): ${checking.text}` },
  second_debit: {
    title: second_debit.title,
    content: (service, sum) => `${service}, ${sum}: ${second_debit.text}`,
  },
  returned: { title: returned.title, content: (service, sum) => `${service}, ${sum}: ${returned.text}` },
  booked: {
    title: "परामर्श बुक हुआ",
    content: (other, time) => `${other} के साथ आपका परामर्श ${time} बजे के लिए बुक हो गया है।`,
  },
  cancelled: {
    title: "परामर्श रद्द हुआ",
    content: (other, time) => `${other} के साथ आपका परामर्श रद्द हो गया है। वह ${time} बजे के लिए बुक था।`,
  },
  reminder: {
    title: "आपका परामर्श जल्द है",
    content: (other, time) => `${other} के साथ आपका परामर्श ${time} बजे है।`,
  },
  held: {
    title: "आपका परामर्श कैसा रहा?",
    content: (ca, time) => `${time} बजे आपने ${ca} से बात की। आपके रिव्यू से दूसरों को चुनने में मदद मिलती है।`,
  },
  missed: {
    title: "परामर्श नहीं हो सका",
    content: (ca, time) =>
      `${ca} ने बताया है कि आप ${time} बजे के परामर्श में नहीं आए। अगर यह सही नहीं है, तो हमें आज ही लिखें: इसे 24 घंटे तक ठीक किया जा सकता है।`,
  },
  documentRefused: {
    title: "एक दस्तावेज़ दोबारा भेजें",
    content: (file, service) =>
      `${service} के लिए भेजी गई फ़ाइल “${file}” काम नहीं आ सकी, इसलिए उसे हटा दिया गया। वजह ऑर्डर में लिखी है और नई फ़ाइल वहीं से भेजी जा सकती है।`,
  },
};

/** `27 Nov 2026, 6:45 pm IST`, as our functions write a time. */
const TIME = /^(\d{1,2}) ([A-Z][a-z]{2,3}) (\d{4}),\s(\d{1,2}):(\d{2})\s([ap])m IST$/;

function valueInHindi(value: string): string {
  const [, day, month, year, hour, minute, half] = TIME.exec(value) ?? [];
  if (day === undefined) return shownName(value);
  const hours = (Number(hour) % 12) + (half === "p" ? 12 : 0);
  const clock = `${String(hours).padStart(2, "0")}:${minute}`;
  const instant = Date.parse(`${day} ${month?.slice(0, 3)} ${year} ${clock}:00 GMT+0530`);
  return Number.isNaN(instant) ? value : istDateTime(instant);
}

export const shownWords: typeof english = translator(
  { timeline: TIMELINE_WORDS, statuses: ORDER_STATUS_LABELS, notices: NOTICE_WORDS },
  { timeline, statuses: orders.statuses, notices },
  valueInHindi,
);
