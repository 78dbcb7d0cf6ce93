import type { ownLists as english } from "../en/own-lists.ts";
import type { Texts } from "../texts.ts";

export const ownLists: Texts<typeof english> = {
  orders: {
    title: "मेरे ऑर्डर",
    status: "स्थिति",
    all: "सभी",
    open: "चालू",
    completed: "पूरे हुए",
    cancelled: "रद्द",
    columns: { service: "सेवा", placed: "ऑर्डर की तारीख़", amount: "रक़म", status: "स्थिति" },
    empty: "अभी कोई ऑर्डर नहीं",
    emptyWhy: "आप जो भी ऑर्डर करेंगे, वह अपनी स्थिति और काम के हर क़दम के साथ यहाँ दिखेगा।",
  },
  payments: {
    title: "भुगतान का इतिहास",
    year: "वित्त वर्ष",
    anyYear: "सभी साल",
    yearOf: (year) => `वित्त वर्ष ${year}`,
    columns: { date: "तारीख़", service: "सेवा", invoice: "इनवॉइस", status: "स्थिति", amount: "रक़म" },
    razorpayId: "Razorpay ID",
    empty: "अभी कोई भुगतान नहीं",
    emptyWhy: "हर भुगतान अपने इनवॉइस नंबर और रिफ़ंड के साथ यहाँ दिखेगा।",
  },
  browse: "सेवाएँ देखें",
};
