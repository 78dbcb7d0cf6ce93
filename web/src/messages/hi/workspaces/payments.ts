import type { workPayments as english } from "../../en/workspaces/payments.ts";
import type { Texts } from "../../texts.ts";

export const workPayments: Texts<typeof english> = {
  holds: {
    amount_mismatch: "रक़म ऑर्डर से अलग है",
    currency_mismatch: "रुपये में नहीं",
    unknown_order: "किसी ऑर्डर का नहीं",
    duplicate_payment: "एक ऑर्डर का दूसरा भुगतान",
    stale_price: "चेकआउट खुलने के बहुत बाद भुगतान हुआ",
    possible_duplicate: "एक हफ़्ते में इसी प्लान का दोबारा भुगतान: ग्राहक बताएँगे, नहीं तो रिफ़ंड होगा",
    purchase_erased: "ग्राहक ने अकाउंट हटा दिया: रिफ़ंड अपने-आप होगा",
  },
  holdUnknown: "अपने ऑर्डर से मेल नहीं खाता",
};
