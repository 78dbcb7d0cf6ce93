import type { listing as english } from "../../en/workspaces/listing.ts";
import type { Texts } from "../../texts.ts";

/** A CA's entry in the public directory, for administrators. */
export const listing: Texts<typeof english> = {
  title: "CA की सूची में एंट्री",
  loading: "सूची की एंट्री लोड हो रही है",
  failed: "सूची की एंट्री लोड नहीं हो सकी",
  none: "अभी सूची में नहीं हैं। सूची में जोड़ने के लिए यह भरें।",
  which: "एंट्री",
  newOne: "नई एंट्री",
  whichHint: "सूची की कुछ एंट्री किसी अकाउंट से जुड़ी नहीं हैं, इसलिए वे बुक नहीं होतीं। इनकी एंट्री चुनें: उसके रिव्यू बने रहेंगे।",
  hidden: "अभी सूची में नहीं दिखते।",
  open: "पब्लिक पेज देखें",
  name: "नाम, जैसा ग्राहकों को दिखेगा",
  nameHint: "जैसे CA Kavita Rao।",
  location: "शहर और राज्य",
  experience: "कितने साल का अनुभव",
  bio: "परिचय",
  bioHint: "क्या काम करते हैं और किनके लिए, कुछ वाक्यों में।",
  specializations: "विशेषज्ञता",
  languages: "भाषाएँ",
  commas: "कॉमा से अलग करें, ज़्यादा से ज़्यादा 12।",
  membership: "ICAI मेंबरशिप नंबर",
  membershipHint: "6 अंक। हमारी जाँच के बाद ग्राहकों को दिखेगा।",
  lookAgain: "नंबर बदल गया है। नया नंबर देख लेने के बाद इस पर फिर टिक करें।",
  verified: "मैंने ICAI में देख लिया है, यह नंबर इन्हीं का है",
  active: "सूची में दिखाएँ और ग्राहकों को बुक करने दें",
  save: "एंट्री सेव करें",
  saved: "सूची की एंट्री सेव हुई",
};
