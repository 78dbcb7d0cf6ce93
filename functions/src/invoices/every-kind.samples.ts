import { discountOn } from "@niyamdesk/domain/coupons/coupon";
import { creditOf } from "@niyamdesk/domain/invoices/credit-note";
import type { Invoice, InvoiceParty } from "@niyamdesk/domain/invoices/invoice";
import { linesOf } from "@niyamdesk/domain/invoices/lines";
import { taxOn } from "@niyamdesk/domain/money/gst";
import { transferId } from "@niyamdesk/domain/payments/payment";

const day = (iso: string) =>
  ({ toMillis: () => Date.parse(`${iso}T12:00:00+05:30`) }) as Invoice["issued_at"];

const SUPPLIER: InvoiceParty = {
  ...{ name: "NiyamDesk Services Private Limited", email: "accounts@niyamdesk.example", state_code: "29" },
  ...{ address: "4th Floor, 12 MG Road, Bengaluru, Karnataka 560001", gstin: "29AABCN1234F1Z5" },
};

const PERSON = { name: "Asha Verma", address: "Flat 5, Palm Court, Pune 411001", gstin: null };
const FIRM = { name: "Verma & Sons Traders LLP", address: "14 Station Road, Pune 411001", gstin: null };

const LINE = { description: "ITR filing – Standard", sac: "998232" };

let count = 0;

function invoice(
  place: string,
  to: Partial<InvoiceParty> = PERSON,
  price = 99_900,
  more: Partial<Invoice> = {},
): Invoice {
  count += 1;
  const tax = taxOn(price, more.supplier?.state_code ?? SUPPLIER.state_code, place);
  const one: Invoice = {
    ...{ number: `INV-26-27-${String(count).padStart(6, "0")}`, kind: "invoice", user_id: "client" },
    ...{ order_id: "ORD-2026-7Q4M9X2K", payment_id: "pay_RB58MiP5SPFYyM", supplier: SUPPLIER },
    recipient: { ...PERSON, email: "client@example.com", state_code: place, ...to },
    lines: [{ ...LINE, taxable_paise: tax.taxable_paise }],
    ...{ tax, gst_percent: 18, total_paise: tax.total_paise, pdf_path: null },
    ...{ issued_at: day("2026-11-29"), paid_at: day("2026-11-28") },
  };
  return { ...one, ...more };
}

/** What takes back a sum from an invoice, after what was taken back before. */
function creditNote(
  of: Invoice,
  paise: number,
  before: readonly Invoice[] = [],
  more: Partial<Invoice> = {},
): Invoice {
  count += 1;
  const tax = creditOf(
    of.tax,
    before.map((note) => note.tax),
    paise,
  );
  if (tax === null) throw new Error("Nothing is left to credit");
  return {
    ...of,
    ...{
      number: `CN-26-27-${String(count).padStart(6, "0")}`,
      kind: "credit_note",
      tax,
      total_paise: tax.total_paise,
    },
    lines: linesOf(of.lines, tax.taxable_paise),
    original: { number: of.number, issued_at: of.issued_at },
    ...{ issued_at: day("2026-12-02"), paid_at: day("2026-12-01"), refund_id: "rfnd_FP8QHiV938haTz" },
    ...more,
  };
}

function discounted(place: string, price: number, percent: number): Invoice {
  const discount_paise = discountOn(price, { kind: "percent", percent });
  return invoice(place, PERSON, price - discount_paise, {
    discount: { code: "DIWALI26", price_paise: price, discount_paise },
  } as Partial<Invoice>);
}

const ADDRESSES = {
  Devanagari: ["श्रीमती लक्ष्मी कृष्णमूर्ति", "१२ महात्मा गाँधी मार्ग, पुणे ४११००१"],
  Bengali: ["শ্রীমতী লক্ষ্মী চট্টোপাধ্যায়", "১২ রাসবিহারী অ্যাভিনিউ, কলকাতা ৭০০০২৬"],
  Tamil: ["கிருஷ்ணமூர்த்தி ஸ்ரீதர்", "௧௨ அண்ணா சாலை, சென்னை 600002"],
  Telugu: ["శ్రీ కృష్ణమూర్తి రెడ్డి", "12 అబిడ్స్ రోడ్డు, హైదరాబాద్ 500001"],
  Kannada: ["ಶ್ರೀ ಕೃಷ್ಣಮೂರ್ತಿ ಹೆಗ್ಗಡೆ", "೧೨ ಎಂ.ಜಿ. ರಸ್ತೆ, ಬೆಂಗಳೂರು 560001"],
  Malayalam: ["ശ്രീ കൃഷ്ണൻകുട്ടി നമ്പൂതിരി", "12 എം.ജി. റോഡ്, കൊച്ചി 682016"],
} as const;

/** A tax invoice or credit note of each kind that the firm can make. */
export function invoicesOfEveryKind(): Record<string, Invoice> {
  count = 0;
  const home = invoice("29");
  const away = invoice("27", { ...FIRM, gstin: "27AAPFU0939F1ZV" }, 599_900);
  const scripts = Object.entries(ADDRESSES).map(
    ([script, [name, address]]) => [`written in ${script}`, invoice("29", { name, address })] as const,
  );
  const first = creditNote(away, 12_345);
  const { refund_id: _, ...corrected } = creditNote(home, home.total_paise, [], {
    replaced_by: "INV-26-27-000077",
  });
  const three = invoice("29", PERSON, 300_000, {
    lines: [
      {
        description:
          "Private limited company registration – Premium, with digital signatures for two directors",
        sac: "998312",
        taxable_paise: 200_000,
      },
      { description: "GST registration – Basic", sac: "998231", taxable_paise: 60_000 },
      { description: "Bookkeeping, one month", sac: "998222", taxable_paise: 40_000 },
    ],
  });
  return {
    "a person in the firm's State": home,
    "a firm in another State": away,
    "a firm in the firm's State": invoice("29", { ...FIRM, gstin: "29AAGCB7383J1Z4" }, 799_900),
    "a union territory without a legislature": invoice("04", PERSON, 49_900),
    "a supplier in Chandigarh": invoice("04", PERSON, 49_900, {
      supplier: {
        ...SUPPLIER,
        state_code: "04",
        gstin: "04AABCN1234F1ZH",
        address: "SCO 12, Sector 17, Chandigarh 160017",
      },
    }),
    "a supplier that is a company with its number": invoice("07", PERSON, 149_900, {
      supplier: { ...SUPPLIER, cin: "U74999KA2015PTC080001" },
    }),
    "the smallest price": invoice("29", PERSON, 100),
    "lakhs with paise rounded": invoice("33", { ...FIRM, gstin: "33AAACH7409R1Z8" }, 12_345_678),
    "a coupon of 15 percent": discounted("29", 99_900, 15),
    "three services": three,
    "name and address as long as they may be": invoice("35", {
      name: "Shri Venkatanarasimharajuvaripeta Agricultural Producers and Handloom Weavers Multi-State Co-operative Society Limited",
      address: `Door No. 8-3-228/678/A, ${"Second Cross Road behind the Old Collectorate, ".repeat(4)}Sri Vijaya Puram 744101`,
    }),
    "no address": invoice("27", { ...PERSON, address: null }),
    ...Object.fromEntries(scripts),
    "a part credited": first,
    "the rest credited": creditNote(away, away.total_paise, [first]),
    "a part sent by bank transfer": creditNote(home, 50_000, [], {
      refund_id: transferId("SBINR52026113012", home.payment_id),
    }),
    "a correction's credit note": corrected,
    "a correction's new invoice": invoice("29", { ...FIRM, gstin: "29AAGCB7383J1Z4" }, 99_900, {
      replaces: { number: home.number, issued_at: home.issued_at },
    }),
    "a part credited of three services": creditNote(three, 100_000),
  };
}
