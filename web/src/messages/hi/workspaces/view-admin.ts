import type { viewAdmin as english } from "../../en/workspaces/view-admin.ts";
import type { Texts } from "../../texts.ts";

/** Somebody's workspace, seen as they see it. */
export const viewAdmin: Texts<typeof english> = {
  see: "उनकी तरह देखें",
  title: (name) => `${name} की तरह देखें?`,
  why: "आप क्यों देख रहे हैं?",
  reasons: {
    help: "उन्होंने मदद माँगी",
    fault: "किसी गड़बड़ी की जाँच",
    quality: "हमारा काम कैसा है, यह देखना",
    other: "कोई और कारण",
  },
  effects: (minutes) => [
    `उनका अकाउंट नए टैब में खुलेगा, ज़्यादा से ज़्यादा ${minutes} मिनट के लिए।`,
    "जो वे पढ़ सकते हैं, वह आप भी पढ़ सकेंगे। आप कुछ बदल नहीं सकेंगे।",
    "यह ऑडिट लॉग में दर्ज होगा। ग्राहक अपने प्राइवेसी पेज पर देख सकते हैं कि हमने देखा।",
  ],
  confirm: "उनकी तरह देखें",
  confirming: "खुल रहा है…",
  keep: "अभी नहीं",
  begun: (time) => `आपके ब्राउज़र ने नया टैब नहीं खोला। आप ${time} तक देख सकते हैं।`,
  open: (name) => `${name} का अकाउंट खोलें`,
  opening: "अकाउंट खुल रहा है",
  failed: "अकाउंट नहीं खुल सका",
  over: "आप अभी किसी का अकाउंट नहीं देख रहे हैं",
  overHint: "शायद 30 मिनट से ज़्यादा हो गए। उनका पेज खोलें और “उनकी तरह देखें” फिर से चुनें।",
  clients: "ग्राहक",
};
