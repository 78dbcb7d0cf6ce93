import { SUPPORT } from "@niyamdesk/domain/base/product";
import type { help as english } from "../en/help.ts";
import type { Texts } from "../texts.ts";

/** ग्राहक के अकाउंट में मदद: उनके सवाल और हमारे जवाब */
export const help: Texts<typeof english> = {
  title: "मदद",
  lead: `अपना सवाल यहाँ लिखें, 48 घंटों के अंदर जवाब मिलेगा। ${SUPPORT.phoneLabel} पर फ़ोन भी कर सकते हैं, सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे तक।`,
  faq: "सवाल और जवाब",
  ask: "सवाल पूछें",
  yours: "आपके सवाल",
  loading: "आपके सवाल लोड हो रहे हैं",
  failed: "आपके सवाल लोड नहीं हो सके",
  none: "आपने अभी तक कुछ नहीं पूछा है।",
  gone: "यह सवाल नहीं मिला",
  goneWhy: "शायद यह किसी दूसरे अकाउंट का है। आपके अपने सवाल मदद वाले पेज पर हैं।",
  back: "सारे सवाल",
  form: {
    title: "सवाल पूछें",
    subject: "किस बारे में?",
    order: "कौन-सा ऑर्डर?",
    noOrder: "किसी ऑर्डर के बारे में नहीं",
    text: "आपका सवाल",
    send: "सवाल भेजें",
    keep: "अभी नहीं",
  },
  statuses: { new: "जवाब बाक़ी", answered: "जवाब दिया", closed: "बंद" },
  by: (when) => `जवाब ${when} तक मिलेगा।`,
  late: "जवाब में देर हो गई है। माफ़ करें, हम इस पर काम कर रहे हैं।",
  about: "ऑर्डर देखें",
  you: "आप",
  us: "NiyamDesk",
  onPhone: "फ़ोन पर",
  noMessages: "संदेश लोड नहीं हो सके",
  loadingMessages: "संदेश लोड हो रहे हैं",
  merged: (subject) => `जोड़ा गया: ${subject}`,
  reply: {
    label: "हमें लिखें",
    closedLabel: "कुछ बाक़ी है? हमें फिर लिखें",
    send: "भेजें",
    text: "आपका संदेश",
  },
};
