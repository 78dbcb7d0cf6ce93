import type { commissions as english } from "../../en/workspaces/commissions.ts";
import type { Texts } from "../../texts.ts";

/** Lines and statements of commission. */
export const commissions: Texts<typeof english> = {
  statuses: { accrued: "कमाया", payable: "मिलने वाला", paid: "मिल गया", reversed: "वापस लिया गया" },
  kinds: { earned: "", taken_back: "वापस लिया गया", given_again: "फिर से दिया गया" },
  said: {
    rules: { referral: "आपका लिंक", territory: "आपका क्षेत्र", above: "नीचे के पार्टनर से" },
    noGstin: "प्रोफ़ाइल में GSTIN नहीं है",
    total: "आपके खाते में",
  },
  held: "रुका हुआ: इस भुगतान पर बैंक का फ़ैसला बाक़ी है",
  line: {
    of: (percent, base, rule) => `${base} का ${percent}%, ${rule}`,
    takenBack: (sum) => `रिफ़ंड के साथ ${sum} वापस गए`,
  },
  statement: {
    statuses: {
      closed: "बंद",
      nothing: "कुछ देना नहीं",
      in_payout: "भेजा जा रहा है",
      paid: "मिल गया",
      returned: "वापस आया",
    },
    closedOn: (day) => `${day} को बंद हुआ`,
    caption: (month) => `${month} की लाइनें`,
    columns: { date: "तारीख़", order: "ऑर्डर", base: "मूल रक़म", percent: "प्रतिशत", commission: "कमीशन" },
    carriedIn: "पिछला बाक़ी",
    commission: "कमीशन",
    gst: (percent) => `GST ${percent}%`,
    gstNone: "GST",
    tds: (percent) => `TDS ${percent}%`,
    tdsNone: "TDS",
    tdsBelow: "सालाना सीमा से कम, इसलिए कुछ नहीं काटा",
    carriedOut: (sum) => `${sum} अगले महीने में जाएँगे।`,
    paidOn: (day, reference) => `${day} को भुगतान हुआ, नंबर ${reference}`,
    account: (end) => `खाता ····${end}`,
    returned: (reason) => `बैंक ने पैसा वापस भेजा: ${reason}`,
    csv: "CSV",
    pdf: "PDF",
    downloading: "तैयार हो रहा है…",
    noLines: "इस महीने कुछ देय नहीं हुआ।",
  },
};
