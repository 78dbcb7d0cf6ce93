import type {
  announcements as englishAnnouncements,
  communications as englishCommunications,
  mailings as englishMailings,
} from "../../en/workspaces/communications.ts";
import type { Texts } from "../../texts.ts";

/** As many get a mailing; `more`: or more than that. */
interface Count {
  people: number;
  more: boolean;
}

const inFigures = (people: number) => people.toLocaleString("en-IN");

function whom(count: Count | null): string {
  if (count === null || (count.more && count.people === 0)) return "आपके चुने हुए सभी ग्राहकों";
  return count.more ? `${inFigures(count.people)} या ज़्यादा ग्राहकों` : `${inFigures(count.people)} ग्राहकों`;
}

/** Announcements and mailings, for administrators. */
export const communications: Texts<typeof englishCommunications> = {
  ways: {
    label: "सूचनाएँ और ईमेल",
    announcements: "घोषणाएँ",
    mailings: "ग्राहकों को मेल",
    templates: "ईमेल के शब्द",
    mails: "सभी ईमेल",
  },
  states: "राज्य",
  services: "ख़रीदी गई सेवाएँ",
  chosen: (count) => (count === 0 ? "सभी" : `सिर्फ़ ${count}`),
  languages: { any: "अंग्रेज़ी और हिन्दी", en: "सिर्फ़ अंग्रेज़ी", hi: "सिर्फ़ हिन्दी" },
  inEnglish: "अंग्रेज़ी में",
  inHindi: "हिन्दी में",
  keep: "अभी नहीं",
  saving: "सेव हो रहा है…",
};

export const announcements: Texts<typeof englishAnnouncements> = {
  title: "घोषणाएँ",
  intro: "ग्राहकों को ये सूचनाओं में दिखती हैं, स्टाफ़ को अपने पेजों पर सबसे ऊपर।",
  list: "घोषणाएँ",
  add: "नई घोषणा",
  status: "स्थिति",
  statuses: { "": "सभी", planned: "बाद के लिए", live: "चालू", ended: "बंद" },
  types: { update: "अपडेट", alert: "ज़रूरी", compliance: "नियम और तारीख़ें", discount: "ऑफ़र" },
  to: {
    all: "सभी, साइट देखने वाले भी",
    client_user: "ग्राहक",
    franchise: "फ़्रैंचाइज़ी पार्टनर और उनकी टीम",
    ca: "CA",
    telecaller: "टेलीकॉलर",
    tax_executive: "टैक्स एक्ज़ीक्यूटिव",
    admin: "एडमिनिस्ट्रेटर",
  },
  columns: { what: "घोषणा", to: "किनके लिए", when: "तारीख़ें", status: "स्थिति" },
  narrowed: (services, states) =>
    [services > 0 && (services === 1 ? "1 सेवा" : `${services} सेवाएँ`), states > 0 && `${states} राज्य`]
      .filter(Boolean)
      .join(", "),
  from: (time) => `${time} से`,
  until: (time) => `${time} तक`,
  noEnd: "ख़त्म होने की तारीख़ नहीं",
  acts: (title) => `${title}: और विकल्प`,
  edit: "बदलें",
  end: "अभी बंद करें",
  none: "अभी कोई घोषणा नहीं है",
  noneHint: "घोषणा लिखें। वह तुरंत या आपके चुने हुए समय से दिखने लगेगी।",
  form: {
    addTitle: "नई घोषणा",
    editTitle: "घोषणा बदलें",
    type: "किस तरह की",
    headline: "शीर्षक",
    content: "संदेश",
    to: "किन्हें दिखेगी",
    narrow: "सेवाएँ और राज्य तभी चुन सकते हैं जब घोषणा सिर्फ़ ग्राहकों के लिए हो। दोनों में से 5-5 तक।",
    language: "साइट पर किस भाषा में दिखेगी",
    starts: "कब से",
    startsHint: "ख़ाली छोड़ें तो अभी से दिखेगी।",
    ends: "कब तक",
    endsHint: "ख़ाली छोड़ें तो आप जब चाहें बंद करें।",
    publish: "घोषणा करें",
    save: "सेव करें",
    published: "घोषणा सेव हुई",
    wrong: {
      to: "चुनें कि किन्हें दिखेगी",
      clients: "सेवा या राज्य चुनने हों तो सिर्फ़ ग्राहक चुनें",
      many: "ज़्यादा से ज़्यादा 5 चुनें",
      ends: "बंद होने का समय शुरू होने के बाद का होना चाहिए",
    },
  },
  ending: {
    title: (title) => `“${title}” बंद करें?`,
    text: "अब यह किसी को नहीं दिखेगी। बंद की हुई घोषणा फिर शुरू नहीं हो सकती।",
    confirm: "घोषणा बंद करें",
    confirming: "बंद हो रही है…",
    keep: "रहने दें",
    done: "घोषणा बंद हुई",
  },
};

export const mailings: Texts<typeof englishMailings> = {
  title: "ग्राहकों को मेल",
  intro: "ये उन ग्राहकों को जाते हैं जिन्होंने ऑफ़र और जानकारी ईमेल से पाने की सहमति दी है। वे इन्हें एक क्लिक में बंद कर सकते हैं।",
  list: "ग्राहकों को मेल",
  add: "नया मेल",
  status: "स्थिति",
  statuses: {
    "": "सभी",
    draft: "ड्राफ़्ट",
    running: "जा रहा है",
    paused: "रुका हुआ",
    stopped: "बंद",
    done: "भेजा गया",
  },
  columns: { what: "मेल", figures: "कितने गए", status: "स्थिति", made: "कब बना" },
  sentOf: (sent, written) => `${written} में से ${sent}`,
  none: "अभी कोई मेल नहीं है",
  noneHint: "किसी टेम्पलेट से शुरू करें, प्रीव्यू देखें, और ठीक लगे तो भेजें।",
  loading: "मेल लोड हो रहा है",
  failed: "मेल लोड नहीं हो सका",
  gone: "यह मेल नहीं मिला",
  goneWhy: "शायद लिंक सही नहीं है।",
  back: "सभी मेल",
  newTitle: "नया मेल",
  template: "टेम्पलेट से शुरू करें",
  replace: {
    title: "अपना लिखा हुआ बदलें?",
    text: "आपने यहाँ जो लिखा है, उसकी जगह टेम्पलेट आ जाएगा।",
    confirm: "टेम्पलेट लें",
    keep: "मेरा लिखा हुआ रखें",
  },
  form: {
    label: "मेल",
    title: "नाम",
    titleHint: "सिर्फ़ एडमिनिस्ट्रेटर को दिखता है।",
    subject: "विषय",
    text: "संदेश",
    textHint:
      "नया पैराग्राफ़ शुरू करने के लिए एक लाइन ख़ाली छोड़ें। {name} और {business} की जगह हर पढ़ने वाले का अपना नाम और बिज़नेस आता है।",
    button: "बटन",
    buttons: {
      none: "बटन नहीं",
      services: "हमारी सेवाएँ देखें",
      calendar: "मेरा कैलेंडर खोलें",
      orders: "मेरे ऑर्डर",
      help: "हमसे पूछें",
    },
    language: "सहमति किस भाषा में दी",
    audience: "किन्हें मिलेगा",
    save: "ड्राफ़्ट सेव करें",
    saved: "ड्राफ़्ट सेव हुआ",
    wrong: {
      title: "3 से 100 अक्षर का नाम लिखें",
      subject: "3 से 78 अक्षर का विषय लिखें। { } में सिर्फ़ {name} और {business} लिखें",
      text: "कम से कम 10 अक्षर लिखें। { } में सिर्फ़ {name} और {business} लिखें",
    },
  },
  preview: {
    title: "प्रीव्यू",
    languages: { en: "अंग्रेज़ी", hi: "हिन्दी" },
    choose: "प्रीव्यू की भाषा",
    subject: "विषय",
    loading: "प्रीव्यू लोड हो रहा है",
    failed: "प्रीव्यू लोड नहीं हो सका।",
    counting: "गिन रहे हैं कि कितनों को मिलेगा…",
    countFailed: "हम नहीं गिन सके कि कितनों को मिलेगा। आप फिर भी भेज सकते हैं।",
    again: "फिर कोशिश करें",
    people: ({ people, more }) => {
      if (more && people === 0)
        return "सहमति देने वाले पहले 1,000 ग्राहकों में से किसी को नहीं मिलेगा। आगे कोई हो सकता है।";
      return `यह ईमेल ${inFigures(people)} ${more ? "या ज़्यादा ग्राहकों" : people === 1 ? "ग्राहक" : "ग्राहकों"} को मिलेगा।`;
    },
    bounced: (count) =>
      count === 1
        ? "1 और ग्राहक को नहीं जाएगा, क्योंकि उनके पते से ईमेल लौट आया था।"
        : `${count} और ग्राहकों को नहीं जाएगा, क्योंकि उनके पतों से ईमेल लौट आए थे।`,
    proof: "मुझे टेस्ट ईमेल भेजें",
    proving: "भेजा जा रहा है…",
    proved: (to) => `${to} पर टेस्ट ईमेल आ रहा है`,
  },
  figures: {
    title: "नतीजे",
    written: "भेजने हैं",
    sent: "भेजे गए",
    waiting: "जा रहे हैं",
    failed: "नहीं जा सके",
    dropped: "नहीं भेजे: मेल बंद किया या ग्राहक ने ईमेल बंद किए",
    bounced: "छोड़े गए, पते से ईमेल लौट आया था",
    unsubscribed: "ईमेल बंद किए",
    note: "मेल जाते समय ये आँकड़े क़रीब हर मिनट अपडेट होते हैं।",
    toMails: "मेल से गए सभी ईमेल",
  },
  moves: {
    running: "मेल भेजें",
    again: "भेजना फिर शुरू करें",
    paused: "रोकें",
    stopped: "हमेशा के लिए बंद करें",
  },
  start: {
    title: (title) => `“${title}” भेजें?`,
    text: (count) => {
      if (count?.people === 1 && !count.more) {
        return "यह ईमेल 1 ग्राहक को मिलेगा, उस भाषा में जिसमें उन्होंने सहमति दी। जाने से पहले उन्होंने ईमेल बंद किए, तो नहीं मिलेगा।";
      }
      return `यह ईमेल ${whom(count)} को मिलेगा, हर एक को उस भाषा में जिसमें उन्होंने सहमति दी। अपनी बारी से पहले जिसने ईमेल बंद किए, उसे नहीं मिलेगा।`;
    },
    confirm: "मेल भेजें",
    confirming: "शुरू हो रहा है…",
    keep: "अभी नहीं",
    done: "मेल जाने लगा है",
  },
  stop: {
    title: (title) => `“${title}” बंद करें?`,
    text: "अब यह ईमेल और किसी को नहीं मिलेगा। जो जा चुके हैं, वे वापस नहीं आ सकते, और बंद किया हुआ मेल फिर शुरू नहीं हो सकता।",
    confirm: "मेल बंद करें",
    confirming: "बंद हो रहा है…",
    keep: "भेजते रहें",
    done: "मेल बंद हुआ",
  },
  pausedNow: "मेल रोका गया",
  goesOn: "मेल फिर जाने लगा है",
};
