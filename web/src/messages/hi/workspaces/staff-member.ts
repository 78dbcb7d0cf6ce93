import type { staffMember as english } from "../../en/workspaces/staff-member.ts";
import type { Texts } from "../../texts.ts";

/** A member of staff with their work, for administrators. */
export const staffMember: Texts<typeof english> = {
  all: "सारा स्टाफ़",
  loading: "उनकी जानकारी लोड हो रही है",
  failed: "उनकी जानकारी लोड नहीं हो सकी",
  unknown: "स्टाफ़ में यह नाम नहीं मिला",
  unknownHint: "शायद अकाउंट हटा दिया गया है।",
  since: (day) => `${day} से यहाँ`,
  holds: "उनके पास काम",
  counts: {
    orders: "चालू ऑर्डर",
    leads: "चालू लीड",
    consultations: "बुक हुए परामर्श",
    tasks: "बाक़ी काम",
  },
  orders: {
    title: "चालू ऑर्डर",
    loading: "उनके ऑर्डर लोड हो रहे हैं",
    failed: "उनके ऑर्डर लोड नहीं हो सके",
    none: "कोई चालू ऑर्डर नहीं है।",
  },
  leads: {
    title: "चालू लीड",
    loading: "उनकी लीड लोड हो रही हैं",
    failed: "उनकी लीड लोड नहीं हो सकीं",
    none: "कोई चालू लीड नहीं है।",
  },
  move: {
    orders: (count, left) =>
      left !== 0
        ? `जिनकी तारीख़ पहले है, वे ${count} ऑर्डर किसे सौंपें`
        : count === 1
          ? "यह ऑर्डर किसे सौंपें"
          : `सभी ${count} ऑर्डर किसे सौंपें`,
    leads: (count, left) =>
      left !== 0
        ? `सबसे नई ${count} लीड किसे सौंपें`
        : count === 1
          ? "यह लीड किसे सौंपें"
          : `सभी ${count} लीड किसे सौंपें`,
    left: (left) =>
      left === null
        ? "एक बार में सब नहीं सौंपा जा सकता। बाक़ी के लिए फिर से सौंपें।"
        : `एक बार में सब नहीं सौंपा जा सकता। बाक़ी ${left} के लिए फिर से सौंपें।`,
    choose: "चुनें…",
    nobody: "किसी को नहीं, जो ले सके वह ले",
    pool: "किसी को नहीं (ख़ाली करें)",
    confirm: "सौंपें",
    reason: (name) => `${name} का काम सौंपा गया`,
    done: (moved) => `सौंप दिया: ${moved}`,
    kept: (kept) => `नहीं सौंप सके: ${kept}। फिर कोशिश करें, या एक-एक करके सौंपें।`,
  },
  more: (count) => `${count} और`,
  seeOrders: "ऑर्डर की सूची में देखें",
  seeLeads: "लीड की सूची में देखें",
  availability: "छुट्टी और काम की सीमा",
  targets: { title: "लक्ष्य", see: "टीम के लक्ष्य" },
  access: {
    title: "उन्होंने क्या देखा",
    loading: "उन्होंने क्या देखा, यह लोड हो रहा है",
    failed: "उन्होंने क्या देखा, यह लोड नहीं हो सका",
    none: "पिछले 13 महीनों में ग्राहकों का कुछ नहीं देखा।",
    kinds: {
      document: "दस्तावेज़",
      record: "ग्राहक की जानकारी",
      copy: "ग्राहक के डेटा की कॉपी",
      workspace: "ग्राहक का अकाउंट",
    },
    client: "ग्राहक",
  },
  acts: {
    title: "उन्होंने क्या किया",
    loading: "उन्होंने क्या किया, यह लोड हो रहा है",
    failed: "उन्होंने क्या किया, यह लोड नहीं हो सका",
    none: "ऑडिट लॉग में अभी कुछ नहीं है।",
    all: "ऑडिट लॉग में सब देखें",
  },
};
