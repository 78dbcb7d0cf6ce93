import type { vault as english } from "../en/vault.ts";
import type { Texts } from "../texts.ts";

export const vault: Texts<typeof english> = {
  title: "मेरे दस्तावेज़",
  tabs: "कौन से दस्तावेज़",
  toSend: (count) => (count === null ? "भेजने हैं" : `भेजने हैं ${count}`),
  fromUs: (count) => (count === null ? "हमारी ओर से" : `हमारी ओर से ${count}`),
  all: (count) => (count === null ? "सभी" : `सभी ${count}`),
  loading: "आपके दस्तावेज़ लोड हो रहे हैं",
  failed: "आपके दस्तावेज़ लोड नहीं हो सके",
  nothingToSend: "अभी कुछ नहीं भेजना है",
  nothingToSendHint: "ज़रूरत होगी तो हम बताएँगे।",
  nothingFromUs: "अभी हमारी ओर से कुछ नहीं है",
  nothingFromUsHint: "ड्राफ़्ट, सर्टिफ़िकेट और पावती यहाँ ऑर्डर के हिसाब से मिलेंगे।",
  none: "अभी कोई दस्तावेज़ नहीं है",
  noneHint: "आपके दस्तावेज़ यहाँ ऑर्डर के हिसाब से मिलेंगे।",
  noMatch: (words) => `“${words}” से कोई दस्तावेज़ नहीं मिला।`,
  search: "दस्तावेज़ खोजें",
  placeholder: "PAN, GST सर्टिफ़िकेट, नंबर",
  clear: "खोज हटाएँ",
  accepted: (there, of) => `${of} में से ${there} भेजे`,
  kinds: { proof: "नतीजा", filing: "फ़ाइल हुआ", draft: "ड्राफ़्ट", other: "हमारी ओर से" },
  number: (number) => `नंबर ${number}`,
  draftOf: (version) => `ड्राफ़्ट, संस्करण ${version}`,
  toOrder: "ऑर्डर खोलें",
  replaced: "बदल दिया गया",
};
