import { translator } from "@niyamdesk/domain/base/recorded-words";
import { CHECKOUT_WORDS_HI } from "@niyamdesk/domain/checkouts/checkout-words-hi";
import { NOTICE_WORDS } from "@niyamdesk/domain/notifications/notice-words";
import { ORDER_STATUS_LABELS } from "@niyamdesk/domain/orders/order";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { STEP_NAMES_HI } from "@niyamdesk/domain/steps/step-names-hi";
import { istDateTime, istFullDate } from "../../lib/time/ist-words.ts";
import type { shownWords as english, shownValue as englishValue } from "../en/recorded-words.ts";
import type { Texts } from "../texts.ts";
import { orders } from "./orders.ts";
import { shownName } from "./stored-names.ts";

const { asked, checking, second_debit, returned } = CHECKOUT_WORDS_HI.states;

const timeline: Texts<typeof TIMELINE_WORDS> = {
  received: {
    event: orders.statuses.pending,
    description: (sum) => `आपका ${sum} का भुगतान हमें मिल गया।`,
  },
  free: {
    event: orders.statuses.pending,
    description: (code) => `कूपन ${code} में पूरी फ़ीस माफ़ है। आपसे कुछ नहीं लिया गया।`,
  },
  refundAgreed: {
    event: "रिफ़ंड मंज़ूर",
    description: (sum, words) => `${words} (रिफ़ंड: ${sum})`,
  },
  refundSent: {
    event: "रिफ़ंड भेजा गया",
    description: (sum) => `${sum} उसी खाते में भेजे गए हैं जिससे आपने भुगतान किया था। बैंक को 5 से 7 कार्य दिवस लगते हैं।`,
  },
  refundTransferred: {
    event: "रिफ़ंड भेजा गया",
    description: (sum, utr) => `${sum} बैंक ट्रांसफ़र से भेज दिए गए। बैंक का रेफ़रेंस नंबर: ${utr}।`,
  },
  refundFailed: {
    event: "रिफ़ंड नहीं हो सका",
    description: (sum) => `आपके बैंक ने ${sum} का रिफ़ंड नहीं लिया। हमारी टीम आपसे संपर्क करेगी।`,
  },
  cancelled: {
    event: orders.statuses.cancelled,
    description: "काम शुरू होने से पहले ही आपका पूरा भुगतान रिफ़ंड हो गया, इसलिए यह ऑर्डर बंद है।",
  },
  cancelledByClient: {
    event: "आपने रद्द किया",
    description: (sum) => `आपने यह ऑर्डर रद्द किया। ${sum} उसी खाते में लौटेंगे जिससे आपने भुगतान किया था।`,
  },
  cancelledByUs: {
    event: "हमने रद्द किया",
    description: (sum, words) => `${words} (रिफ़ंड: ${sum})`,
  },
  carried: {
    event: "आपके दूसरे भुगतान से चुकाया गया",
    description: (sum) => `आपका पहला भुगतान वापस हो गया; इस ऑर्डर में अब आपका ${sum} का दूसरा भुगतान गिना जाएगा।`,
  },
  given: { event: "काम सौंपा गया", description: (name) => `आपके ऑर्डर पर ${name} काम करेंगे।` },
  handedOver: {
    event: "ऑर्डर अब किसी और के पास",
    description: (name) => `अब आपका ऑर्डर ${name} देखेंगे। दस्तावेज़ और संदेश भी उनके पास हैं।`,
  },
  begun: { event: "काम शुरू हुआ", description: (name) => `${name} ने आपके ऑर्डर पर काम शुरू कर दिया है।` },
  stepDone: { event: "एक क़दम पूरा हुआ", description: (step) => `पूरा हुआ: ${step}।` },
  documentsAsked: {
    event: "दस्तावेज़ चाहिए",
    description: (documents, reason) => `कृपया भेजें: ${documents}। क्यों: ${reason}`,
  },
  notNeeded: {
    event: "दस्तावेज़ की ज़रूरत नहीं",
    description: (document) => `अब इसकी ज़रूरत नहीं है: ${document}।`,
  },
  actDone: { event: "आपने बताया: हो गया", description: (act) => `आपने बताया कि यह हो गया है: ${act}।` },
  actAccepted: { event: "देख लिया गया", description: (act) => `हमने देख लिया: ${act}।` },
  actAgain: {
    event: "अभी नहीं हुआ",
    description: (act, reason) => `यह अभी नहीं दिख रहा: ${act}। क्यों: ${reason}`,
  },
  accepted: { event: "दस्तावेज़ मंज़ूर", description: (document) => `मंज़ूर: ${document}।` },
  again: {
    event: "दस्तावेज़ दोबारा चाहिए",
    description: (document, reason) => `कृपया दोबारा भेजें: ${document}। क्यों: ${reason}`,
  },
  draft: { event: "ड्राफ़्ट तैयार है", description: (version) => `संस्करण ${version} आपकी मंज़ूरी के लिए तैयार है।` },
  approved: { event: "ड्राफ़्ट को मंज़ूरी मिली", description: (version) => `आपने संस्करण ${version} को मंज़ूरी दी।` },
  changes: {
    event: "बदलाव बताए गए",
    description: (version, words) => `संस्करण ${version} के बारे में आपने लिखा: ${words}`,
  },
  filed: { event: "फ़ाइल हो गया", description: (what, number, day) => `${what}: नंबर ${number}, ${day}।` },
  later: {
    event: "नई तारीख़",
    description: (date, was) => `इसमें हमारे बताए समय से ज़्यादा लग रहा है। नई तारीख़: ${was} के बजाय ${date}।`,
  },
  laterBecause: {
    event: "नई तारीख़",
    description: (date, was, reason) =>
      `इसमें हमारे बताए समय से ज़्यादा लग रहा है। नई तारीख़: ${was} के बजाय ${date}। क्यों: ${reason}`,
  },
  reminder: { event: "याद दिलाया गया", description: (step) => `हमें अब भी आपका इंतज़ार है: ${step}।` },
  done: {
    event: orders.statuses.completed,
    description: (number, day) => `सब पूरा हुआ: नंबर ${number}, ${day}।`,
  },
  doneUnnumbered: { event: orders.statuses.completed, description: (day) => `${day} को सब पूरा हुआ।` },
};

const notices: Texts<typeof NOTICE_WORDS> = {
  orderReceived: {
    title: orders.statuses.pending,
    content: (sum, service, plan) => `${service} (${plan}) के लिए आपका ${sum} का भुगतान हमें मिल गया।`,
  },
  orderFree: {
    title: orders.statuses.pending,
    content: (code, service, plan) =>
      `कूपन ${code} में ${service} (${plan}) की पूरी फ़ीस माफ़ है। आपसे कुछ नहीं लिया गया।`,
  },
  orderCancelled: {
    title: "ऑर्डर रद्द हुआ",
    content: (service, plan) => `${service} (${plan}) का पूरा भुगतान रिफ़ंड हो गया, इसलिए यह ऑर्डर बंद है।`,
  },
  refundBegun: {
    title: "आपका रिफ़ंड भेजा जा रहा है",
    content: (service, sum) =>
      `${service}: ${sum} उसी खाते में लौटाए जा रहे हैं जिससे आपने भुगतान किया था। बैंक को 5 से 7 कार्य दिवस लगते हैं।`,
  },
  refundSent: {
    title: "रिफ़ंड भेज दिया",
    content: (service, sum) => `${service}: ${sum} आपके बैंक को भेज दिए गए। क्रेडिट नोट भुगतान के इतिहास में है।`,
  },
  heldSent: {
    title: "रिफ़ंड भेज दिया",
    content: (service, sum) => `${service}: ${sum} बैंक ट्रांसफ़र से आपके खाते में भेज दिए गए।`,
  },
  refundStuck: {
    title: "आपका रिफ़ंड दूसरे तरीक़े से भेजना होगा",
    content: (service, sum) =>
      `${service}: जिस तरीक़े से आपने भुगतान किया था, उससे ${sum} वापस नहीं जा सके। पैसा आपका ही है: दूसरे तरीक़े के लिए हम आपसे संपर्क करेंगे।`,
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
  orderBegun: {
    title: "आपके ऑर्डर पर काम शुरू हुआ",
    content: (who, service) => `${who} ने ${service} के आपके ऑर्डर पर काम शुरू कर दिया है।`,
  },
  stepDone: {
    title: "आपके ऑर्डर का एक क़दम पूरा हुआ",
    content: (service, step) => `${service}: “${step}” पूरा हो गया है।`,
  },
  yourTurn: {
    title: "अब आपकी बारी है",
    content: (service, day, step) => `${service}: ${day} तक यह करना है: ${step}। कैसे करें, यह ऑर्डर में लिखा है।`,
  },
  documentsNeeded: {
    title: "आपसे कुछ दस्तावेज़ चाहिए",
    content: (service, documents, day) => `${service} के लिए ${day} तक भेजें: ${documents}।`,
  },
  documentAgain: {
    title: "एक दस्तावेज़ दोबारा भेजें",
    content: (document, service, reason) => `${service} के लिए “${document}” दोबारा भेजना होगा। क्यों: ${reason}`,
  },
  actAgain: {
    title: "कृपया इसे फिर देखें",
    content: (act, service, reason) => `${service} के लिए “${act}” अभी नहीं हुआ है। क्यों: ${reason}`,
  },
  documentAccepted: {
    title: "दस्तावेज़ मंज़ूर",
    content: (document, service) => `${service} के लिए आपका “${document}” मंज़ूर हो गया है।`,
  },
  draftReady: {
    title: "ड्राफ़्ट आपकी मंज़ूरी के लिए तैयार है",
    content: (service, version) => `${service}: संस्करण ${version} देखकर मंज़ूरी दें, या बताएँ कि क्या बदलना है।`,
  },
  filed: {
    title: "फ़ाइल हो गया",
    content: (service, what, number) => `${service}: ${what}। नंबर ${number} है।`,
  },
  newDate: {
    title: "आपके ऑर्डर की नई तारीख़",
    content: (service, date, was) =>
      `${service} में हमारे बताए समय से ज़्यादा लग रहा है। नई तारीख़: ${was} के बजाय ${date}।`,
  },
  stillNeeded: {
    title: "आपका ऑर्डर आपके इंतज़ार में है",
    content: (service, step) => `${service} का काम आपके बिना आगे नहीं बढ़ सकता: ${step}।`,
  },
  orderDone: {
    title: "आपका ऑर्डर पूरा हुआ",
    content: (service) => `${service} का काम पूरा हो गया है। नतीजा ऑर्डर में मिलेगा।`,
  },
  orderHandedOver: {
    title: "आपका ऑर्डर अब कोई और देखेंगे",
    content: (who, service) => `${service} का आपका ऑर्डर अब ${who} देखेंगे। दस्तावेज़ और संदेश भी उनके पास हैं।`,
  },
  message: { title: "नया संदेश", content: (service) => `${service} के बारे में आपके लिए नया संदेश है।` },
  dateNear: {
    title: "एक कंप्लायंस तारीख़ पास है",
    content: (what, date) => `${what}: आख़िरी तारीख़ ${date}।`,
  },
  complaintAnswered: {
    title: "एडमिनिस्ट्रेटर का जवाब आया है",
    content: (service) => `आपने बताया था कि ${service} में कुछ ठीक नहीं है। हमारा जवाब यहाँ है।`,
  },
  ticketAnswered: {
    title: "आपके सवाल का जवाब आ गया है",
    content: (subject) => `आपने पूछा था: ${subject}`,
  },
  ticketWaiting: {
    title: "आपके जवाब पर नया संदेश",
    content: (who, subject) => `${who} ने फिर लिखा है: ${subject}`,
  },
  workGiven: {
    title: "आपके लिए नया ऑर्डर",
    content: (service, client) => `${client} का ${service} अब आपके पास है।`,
  },
  workTaken: {
    title: "अब आपके पास नहीं",
    content: (service) => `${service} का एक ऑर्डर किसी और को दिया गया है।`,
  },
  draftAnswered: {
    title: "ग्राहक ने ड्राफ़्ट का जवाब दिया",
    content: (service, client) => `${client} ने ${service} के आपके ड्राफ़्ट का जवाब दिया है।`,
  },
  promiseMissed: {
    title: "वादे की तारीख़ बदली",
    content: (service, client, date) => `${client} के ${service} में देर है। ग्राहक को बताया गया: ${date}।`,
  },
  exportReady: {
    title: "आपका एक्सपोर्ट तैयार है",
    content: (rows, file) =>
      `${file} में ${rows} पंक्तियाँ हैं। एक घंटे के अंदर डाउनलोड करें; उसके बाद फ़ाइल हटा दी जाती है।`,
  },
  exportFailed: {
    title: "आपका एक्सपोर्ट नहीं बन सका",
    content: (list) => `सूची “${list}” एक्सपोर्ट नहीं हो सकी। कृपया फिर कोशिश करें।`,
  },
  complaint: {
    title: "एक ग्राहक संतुष्ट नहीं हैं",
    content: (service, day) => `${service}: कृपया ${day} तक जवाब दें।`,
  },
};

/** `27 Nov 2026, 6:45 pm IST`, or the day alone, as our functions write them. */
const TIME = /^(\d{1,2}) ([A-Z][a-z]{2,3}) (\d{4})(?:,\s(\d{1,2}):(\d{2})\s([ap])m IST)?$/;

/** What stands within a sentence: a day, a step, a service. */
export const shownValue: typeof englishValue = (value) => {
  const [, day, month, year, hour, minute, half] = TIME.exec(value) ?? [];
  if (day === undefined) return STEP_NAMES_HI[value] ?? shownName(value);
  const hours = (Number(hour ?? 0) % 12) + (half === "p" ? 12 : 0);
  const clock = `${String(hours).padStart(2, "0")}:${minute ?? "00"}`;
  const instant = Date.parse(`${day} ${month?.slice(0, 3)} ${year} ${clock}:00 GMT+0530`);
  if (Number.isNaN(instant)) return value;
  return hour === undefined ? istFullDate(instant) : istDateTime(instant);
};

export const shownWords: typeof english = translator(
  { timeline: TIMELINE_WORDS, statuses: ORDER_STATUS_LABELS, notices: NOTICE_WORDS },
  { timeline, statuses: orders.statuses, notices },
  shownValue,
);
