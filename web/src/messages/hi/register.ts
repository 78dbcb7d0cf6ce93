import type { register as english } from "../en/register.ts";
import type { Texts } from "../texts.ts";

export const register: Texts<typeof english> = {
  title: "अकाउंट बनाएँ",
  lead: "आपके ऑर्डर, दस्तावेज़ और भुगतान, सब एक ही अकाउंट में।",
  ways: "अकाउंट बनाने के तरीक़े",
  phoneUse: "इस नंबर पर हम सिर्फ़ आपके ऑर्डर के बारे में कॉल करेंगे:",
  signInInstead: "इसी ईमेल से साइन इन करें",
  haveAccount: "पहले से अकाउंट है?",
};
