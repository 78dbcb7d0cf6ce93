import type {
  orderHistory as english,
  deskLabel as englishLabel,
  deskStep as englishStep,
} from "../../en/workspaces/order-history.ts";
import type { Texts } from "../../texts.ts";

export const deskStep: typeof englishStep = (name) =>
  name.replace(/^आप(के|की|का) /, "ग्राहक $1 ").replace(/^आप /, "");

export const deskLabel: typeof englishLabel = (label) =>
  label
    .replace(/आप(?=[केाीे])/g, "ग्राहक ")
    .replace(/आपको/g, "ग्राहक को")
    .replace(/आपने/g, "ग्राहक ने")
    .replace(/आप(?=\s|$)/g, "ग्राहक");

export const orderHistory: Texts<typeof english> = (client) => ({
  received: { description: (sum) => `${sum} का भुगतान मिला।` },
  free: { description: (code) => `कूपन ${code} में पूरी फ़ीस माफ़ है। कुछ नहीं लिया गया।` },
  refundSent: {
    description: (sum) =>
      `${sum} उसी खाते में भेजे गए हैं जिससे ${client} ने भुगतान किया था। बैंक को 5 से 7 कार्य दिवस लगते हैं।`,
  },
  refundFailed: { description: (sum) => `ग्राहक के बैंक ने ${sum} का रिफ़ंड नहीं लिया।` },
  cancelled: { description: "काम शुरू होने से पहले ही पूरा भुगतान रिफ़ंड हो गया, इसलिए यह ऑर्डर बंद है।" },
  cancelledByClient: {
    event: `ग्राहक (${client}) ने रद्द किया`,
    description: (sum) => `${sum} उसी खाते में लौटेंगे जिससे ${client} ने भुगतान किया था।`,
  },
  carried: {
    event: "ग्राहक के दूसरे भुगतान से चुकाया गया",
    description: (sum) =>
      `${client} का पहला भुगतान वापस हो गया; इस ऑर्डर में अब उनका ${sum} का दूसरा भुगतान गिना जाएगा।`,
  },
  given: { description: (name) => `इस ऑर्डर पर ${name} काम करेंगे।` },
  handedOver: {
    description: (name) => `अब यह ऑर्डर ${name} देखेंगे। दस्तावेज़ और संदेश भी उनके पास हैं।`,
  },
  begun: { description: (name) => `${name} ने इस ऑर्डर पर काम शुरू कर दिया है।` },
  stepDone: { description: (step) => `पूरा हुआ: ${deskStep(step)}।` },
  documentsAsked: {
    event: "दस्तावेज़ माँगे गए",
    description: (documents, reason) => `${client} से माँगे गए: ${deskLabel(documents)}। क्यों: ${reason}`,
  },
  notNeeded: { description: (document) => `${client} को अब यह भेजना ज़रूरी नहीं है: ${deskLabel(document)}।` },
  actDone: {
    event: `ग्राहक (${client}) ने कर दिया`,
    description: (act) => `${client} ने बताया कि यह हो गया है: ${deskLabel(act)}।`,
  },
  actAccepted: { description: (act) => `देख लिया, हो गया है: ${deskLabel(act)}।` },
  actAgain: { description: (act, reason) => `${client} से फिर कहा गया: ${deskLabel(act)}। क्यों: ${reason}` },
  again: {
    event: "दस्तावेज़ दोबारा माँगा गया",
    description: (document, reason) => `${client} से दोबारा माँगा गया: ${deskLabel(document)}। क्यों: ${reason}`,
  },
  draft: {
    event: "ड्राफ़्ट भेजा गया",
    description: (version) => `संस्करण ${version} मंज़ूरी के लिए ${client} को भेजा गया।`,
  },
  approved: { description: (version) => `${client} ने संस्करण ${version} को मंज़ूरी दी।` },
  changes: {
    description: (version, words) => `संस्करण ${version} के बारे में ${client} ने लिखा: ${words}`,
  },
  later: { description: (date, was) => `वादे की तारीख़ बदली: ${was} के बजाय ${date}।` },
  laterBecause: {
    description: (date, was, reason) => `वादे की तारीख़ बदली: ${was} के बजाय ${date}। क्यों: ${reason}`,
  },
  reminder: { description: (step) => `${client} को याद दिलाया गया: ${deskStep(step)}।` },
});
