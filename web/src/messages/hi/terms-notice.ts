import type { termsNotice as english } from "../en/terms-notice.ts";
import type { Texts } from "../texts.ts";

export const termsNotice: Texts<typeof english> = {
  account: "अकाउंट बनाने पर आप {terms} और {privacy} मंज़ूर करते हैं।",
  purchase: "भुगतान करने पर आप {terms} और {refunds} मंज़ूर करते हैं।",
  terms: "सेवा की शर्तें",
  privacy: "प्राइवेसी पॉलिसी",
  refunds: "रिफ़ंड पॉलिसी",
};
