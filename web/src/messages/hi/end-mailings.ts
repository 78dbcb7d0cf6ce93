import type { endMailings as english } from "../en/end-mailings.ts";
import type { Texts } from "../texts.ts";

export const endMailings: Texts<typeof english> = {
  title: "ये ईमेल बंद करें?",
  lead: "हम आपको ऑफ़र और जानकारी के ईमेल भेजना बंद कर देंगे। आपके ऑर्डर से जुड़े ईमेल आते रहेंगे।",
  end: "ईमेल बंद करें",
  ended: "ईमेल बंद हो गए",
  endedHint: "अब ऑफ़र और जानकारी के ईमेल नहीं आएँगे। आप इन्हें अपने अकाउंट के प्राइवेसी पेज पर फिर चालू कर सकते हैं।",
  toPrivacy: "मेरी प्राइवेसी",
};
