import { INVITATION_DAYS } from "@niyamdesk/domain/accounts/account";
import type {
  invitation as englishInvitation,
  roleChange as englishRoleChange,
  staff as englishStaff,
  staffBulk as englishStaffBulk,
  suspension as englishSuspension,
  workInHand as englishWorkInHand,
} from "../../en/workspaces/staff.ts";
import type { Texts } from "../../texts.ts";

/** The staff, for administrators. */
export const staff: Texts<typeof englishStaff> = {
  title: "स्टाफ़",
  intro: "यहाँ काम करने वाले सभी लोग और उनकी भूमिका। बदलाव तुरंत लागू होते हैं।",
  none: "अभी यहाँ कोई काम नहीं करता",
  noneHint: "आप जिन्हें बुलाएँगे, वे अपनी भूमिका के साथ यहाँ दिखेंगे।",
  search: "स्टाफ़ में खोजें",
  searchHint: "नाम, ईमेल, फ़ोन",
  allRoles: "सभी भूमिकाएँ",
  everyone: "सभी",
  statuses: { invited: "बुलाया गया", active: "चालू", suspended: "रोका गया" },
  name: "नाम",
  email: "ईमेल",
  phone: "फ़ोन",
  role: "भूमिका",
  chooseRole: "भूमिका चुनें",
  status: "स्थिति",
  since: "कब से",
  you: "आप",
  noName: "नाम नहीं बताया गया",
  noEmail: "ईमेल नहीं है",
  noPhone: "फ़ोन नहीं है",
  change: (name) => `${name}: विकल्प`,
  changes: {
    role: "भूमिका बदलें",
    suspend: "अकाउंट रोकें",
    reinstate: "अकाउंट फिर चालू करें",
    resend: "निमंत्रण दोबारा भेजें",
    see: "उनकी तरह देखें",
  },
};

export const staffBulk: Texts<typeof englishStaffBulk> = {
  copy: "ईमेल पते कॉपी करें",
  copied: (count) => (count === 1 ? "1 पता कॉपी हुआ" : `${count} पते कॉपी हुए`),
  resend: "निमंत्रण दोबारा भेजें",
  resent: (count) => (count === 1 ? "1 निमंत्रण भेजा जा रहा है।" : `${count} निमंत्रण भेजे जा रहे हैं।`),
  refused: (name, why, others) =>
    `${name} को निमंत्रण नहीं भेजा गया: ${why}${others === 0 ? "" : ` ${others} और ${others === 1 ? "नहीं भेजा जा सका" : "नहीं भेजे जा सके"}।`}`,
};

export const invitation: Texts<typeof englishInvitation> = {
  open: "किसी को बुलाएँ",
  title: "स्टाफ़ में किसी को बुलाएँ",
  lead: `हम उन्हें ईमेल से एक लिंक भेजेंगे, जिससे वे अपना पासवर्ड ख़ुद बनाएँगे। लिंक ${INVITATION_DAYS} दिन तक चलेगा।`,
  phoneUse: "हम उनसे इस नंबर की पुष्टि करने को कहेंगे:",
  phoneHint: "पुष्टि के बाद वे कोड से भी साइन इन कर सकेंगे।",
  send: "निमंत्रण भेजें",
  sent: (email) => `${email} पर निमंत्रण भेजा जा रहा है।`,
  emailOfClient: "यह पता एक ग्राहक के अकाउंट का है। कृपया दूसरा पता लिखें।",
  emailOfStaff: "यह पता पहले से स्टाफ़ में किसी का है।",
  againTitle: (name) => `${name} को निमंत्रण दोबारा भेजें?`,
  again: "हम {email} पर एक और ईमेल भेजेंगे। फिर सिर्फ़ उसी का लिंक चलेगा, पहले वाला काम करना बंद कर देगा।",
  sendAgain: "निमंत्रण दोबारा भेजें",
  sentBefore: (email) => `एक मिनट के अंदर ही ${email} पर निमंत्रण भेजा गया था, इसलिए हमने दूसरा नहीं भेजा।`,
};

export const roleChange: Texts<typeof englishRoleChange> = {
  title: (name) => `${name} की भूमिका बदलें`,
  lead: (name) =>
    `यह तुरंत लागू होता है: ${name} की हर खुली स्क्रीन नई भूमिका की हो जाएगी, और जो सिर्फ़ पुरानी भूमिका के लिए था, वह बंद हो जाएगा।`,
  held: (name) =>
    `${name} के पास फ़्रैंचाइज़ी पार्टनर के तौर पर एक क्षेत्र है, इसलिए भूमिका अभी नहीं बदल सकती। पहले फ़्रैंचाइज़ी ख़त्म करें या क्षेत्र किसी और को सौंपें:`,
  confirm: "भूमिका बदलें",
  done: (name, role) => `${name} की भूमिका अब ${role} है।`,
};

export const suspension: Texts<typeof englishSuspension> = {
  title: (name) => `${name} का अकाउंट रोकें?`,
  effects: (name) => [
    `${name} हर जगह से साइन आउट हो जाएँगे और साइन इन नहीं कर सकेंगे।`,
    "इस अकाउंट से न कुछ बदला जा सकेगा, न कोई पैसा भेजा जा सकेगा।",
    `आप जब चाहें ${name} का अकाउंट फिर चालू कर सकते हैं। जो रद्द हुआ या दूसरों को दिया गया, वह वैसा ही रहेगा।`,
  ],
  why: "क्यों?",
  whyHint: "यह ऑडिट लॉग में रहेगा, सिर्फ़ एडमिनिस्ट्रेटर के लिए।",
  reasons: {
    left: "काम छोड़ दिया",
    leave: "लंबी छुट्टी पर",
    inquiry: "किसी बात की जाँच चल रही है",
    access: "अकाउंट या डिवाइस शायद किसी और के हाथ में है",
    other: "कुछ और",
  },
  confirm: "अकाउंट रोकें",
  confirming: "रोका जा रहा है…",
  keep: "अभी नहीं",
  done: (name) => `${name} का अकाउंट रोक दिया गया है।`,
  endTitle: (name) => `${name} का अकाउंट फिर चालू करें?`,
  endEffect: (name) => `${name} इसी भूमिका में फिर साइन इन कर सकेंगे, और CA की सूची में हों तो बुकिंग भी ले सकेंगे।`,
  endConfirm: "अकाउंट फिर चालू करें",
  ended: (name) => `${name} अब फिर साइन इन कर सकते हैं।`,
};

export const workInHand: Texts<typeof englishWorkInHand> = {
  label: "किन कामों पर असर होगा",
  loading: "उनका काम देखा जा रहा है",
  failed: "उनका काम नहीं देखा जा सका",
  none: "किसी बुकिंग या सौंपे गए काम पर असर नहीं होगा।",
  consultations: (count) =>
    count === 1
      ? "बुक किया हुआ 1 परामर्श रद्द होगा और ग्राहक को बताया जाएगा:"
      : `बुक किए हुए ${count} परामर्श रद्द होंगे और ग्राहकों को बताया जाएगा:`,
  leads: (count) =>
    count === 1
      ? "1 चालू लीड ख़ाली हो जाएगी, ताकि कोई और उसे ले सके।"
      : `${count} चालू लीड ख़ाली हो जाएँगी, ताकि दूसरे उन्हें ले सकें।`,
  orders: (count) => `${count} चालू ऑर्डर दस्तावेज़ों और संदेशों के साथ साथियों को ${count === 1 ? "जाएगा" : "जाएँगे"}।`,
  franchises: "फ़्रैंचाइज़ी चलती रहेगी और उस पर कमीशन मिलता रहेगा। उसे भी रोकना हो, तो उसके पेज पर उसे रोकें या ख़त्म करें:",
  tasks: (count) => `${count} बाक़ी काम उन्हीं के पास ${count === 1 ? "रहेगा" : "रहेंगे"}।`,
};
