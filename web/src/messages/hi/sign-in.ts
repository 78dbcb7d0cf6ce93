import type { signIn as english } from "../en/sign-in.ts";
import type { Texts } from "../texts.ts";

export const signIn: Texts<typeof english> = {
  title: "साइन इन करें",
  crmTitle: "CRM लॉगिन",
  portalTitle: (role) => `${role} लॉगिन`,
  lead: "अपने ऑर्डर, भुगतान और अपडेट देखें।",
  staffLead: "हमारी टीम और पार्टनर के लिए, सिर्फ़ निमंत्रण से।",
  ways: "साइन इन करने के तरीक़े",
  forgot: "पासवर्ड भूल गए?",
  newHere: "पहली बार आए हैं?",
  register: "अकाउंट बनाएँ",
  isClient: "अपने ऑर्डर देखने हैं?",
  clientDoor: "ग्राहक के रूप में साइन इन करें",
};
