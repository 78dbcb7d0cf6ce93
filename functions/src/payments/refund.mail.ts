import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { hasCreditNotes, isTransfer, type Payment } from "@niyamdesk/domain/payments/payment";
import { REFUND_REQUESTS } from "@niyamdesk/domain/refunds/queries";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { checkoutRef, orderRef, paymentRef, recordRef } from "../platform/refs.ts";
import { isOwed } from "./refunds/is-owed.ts";

/**
 * To a client: that their money is on its way back, that it was sent to their bank, or that it could not be. Null when the account is gone, the provider
 * refused, or the bank has it by now: that is a mail of its own.
 */
export const refundMail = defineMail({
  template: "refund",
  data: z.object({
    ...{ uid: z.string(), payment_id: z.string(), about: z.enum(["begun", "sent", "stuck"]) },
    /** What we asked for; null: it was begun in the provider's dashboard. */
    request_id: z.nullable(z.string()),
    /** Of what was sent. */
    refund_id: z.nullable(z.string()),
  }),
  async read({ uid, payment_id, about, request_id, refund_id }, { to }) {
    const [account, stored] = await Promise.all([addressee(uid), paymentRef(payment_id).get()]);
    const payment = stored.data();
    if (account === null || payment?.user_id !== uid) return null;
    const request =
      request_id === null ? undefined : (await recordRef(REFUND_REQUESTS, request_id).get()).data();
    const refund = payment.refunds.find(({ id }) => id === (refund_id ?? request?.refund_id));
    const isSent = refund?.status === "processed";
    if (about === "begun" && (isSent || refund?.status === "failed" || request?.status === "refused"))
      return null;
    const paise = refund?.amount_paise ?? request?.amount_paise;
    if (paise === undefined || (about === "sent" && !isSent)) return null;
    if (about === "stuck" && !(await isOwed(payment, refund_id ?? request_id ?? ""))) return null;
    const order = payment.order_id === null ? undefined : (await orderRef(payment.order_id).get()).data();
    const language = (order ?? (await checkoutOf(payment)))?.language ?? "en";
    const place = order ? PATHS.userOrder(order.id) : PATHS.user.payments;
    const transfer = refund && isTransfer(refund) ? (refund.reference ?? null) : null;
    return WRITTEN[transfer === null ? about : "transferred"]({
      ...{ transfer: transfer ?? "" },
      ...{ language, name: greeted(account, to), sum: formatPaise(paise), service: payment.service },
      ...{ words: request?.words ?? null, note: refund?.credit_note || null },
      // An empty one: nothing was left to credit.
      hasNote: hasCreditNotes(payment) && refund?.credit_note !== "",
      href: `${siteAddress()}${language === "hi" ? "/hi" : ""}${place}`,
    });
  },
  samples: (language) => {
    const told = {
      language,
      name: SAMPLE.name,
      sum: SAMPLE.sum,
      service: SAMPLE.service,
      words: null,
      href: SAMPLE.link,
    };
    return Object.values(WRITTEN).flatMap((written) =>
      [null, "CN-26-27-000042"].map((note) =>
        written({ ...told, note, hasNote: true, transfer: "UTR0000012345" }),
      ),
    );
  },
});

/** Of money that bought nothing: what it was meant for. */
async function checkoutOf({ checkout_id }: Payment) {
  return checkout_id === null ? undefined : (await checkoutRef(checkout_id).get()).data();
}

interface Told {
  language: Language;
  name: string;
  sum: string;
  service: string;
  /** What an administrator wrote to the client. */
  words: string | null;
  /** Number of the credit note, once there is one. */
  note: string | null;
  /** Whether there is one, or will be. */
  hasNote: boolean;
  /** The bank's number of a transfer. */
  transfer: string;
  href: string;
}

/** What we never ask for stands as it is: it is no words of an administrator. */
const WRITTEN: Record<"begun" | "sent" | "stuck" | "transferred", (told: Told) => MailContent> = {
  begun: ({ language, name, sum, service, words, href }) =>
    letterIn(language, {
      en: {
        subject: say`Refund of ${{ sum }} for ${{ service }}`,
        title: say`${{ sum }} is on its way back to you`,
        preview: say`Banks take 5 to 7 working days.`,
        name,
        paragraphs: [
          ...(words === null ? [] : [words]),
          say`We're sending ${{ sum }} back to the card, account or UPI ID you paid from. Banks take 5 to 7 working days.`,
        ],
        action: { label: say`See your refund`, href },
        notes: ["You don't have to do anything. We never ask for an OTP or card details to send a refund."],
      },
      hi: {
        subject: say`${{ service }} के लिए ${{ sum }} का रिफ़ंड`,
        title: say`${{ sum }} आपको लौटाए जा रहे हैं`,
        preview: say`बैंक को 5 से 7 कार्य दिवस लगते हैं।`,
        name,
        paragraphs: [
          ...(words === null ? [] : [words]),
          say`${{ sum }} उसी कार्ड, खाते या UPI ID में लौटाए जा रहे हैं जिससे आपने भुगतान किया था। बैंक को 5 से 7 कार्य दिवस लगते हैं।`,
        ],
        action: { label: say`रिफ़ंड देखें`, href },
        notes: ["आपको कुछ नहीं करना है। रिफ़ंड के लिए हम कभी OTP या कार्ड की जानकारी नहीं माँगते।"],
      },
    }),
  sent: ({ language, name, sum, service, note, href }) =>
    letterIn(language, {
      en: {
        subject: say`Sent to your bank: refund of ${{ sum }} for ${{ service }}`,
        title: say`${{ sum }} was sent to your bank`,
        preview: say`It shows in your account within 5 to 7 working days.`,
        name,
        paragraphs: [
          say`Your refund of ${{ sum }} for ${{ service }} has gone to your bank. It shows on your card or account within 5 to 7 working days, often sooner.`,
          note === null
            ? say`The credit note is in your payment history.`
            : say`The credit note is ${{ note }}. You can download it from your payment history.`,
        ],
        action: { label: say`See your refund`, href },
        notes: [],
      },
      hi: {
        subject: say`बैंक को भेज दिया: ${{ service }} के लिए ${{ sum }} का रिफ़ंड`,
        title: say`${{ sum }} आपके बैंक को भेज दिए गए`,
        preview: say`5 से 7 कार्य दिवस में आपके खाते में दिखेंगे।`,
        name,
        paragraphs: [
          say`${{ service }} के लिए ${{ sum }} का रिफ़ंड आपके बैंक को भेज दिया गया है। यह 5 से 7 कार्य दिवस में, अक्सर उससे पहले, आपके कार्ड या खाते में दिखेगा।`,
          note === null
            ? say`क्रेडिट नोट आपके भुगतान के इतिहास में है।`
            : say`क्रेडिट नोट ${{ note }} है। इसे भुगतान के इतिहास से डाउनलोड कर सकते हैं।`,
        ],
        action: { label: say`रिफ़ंड देखें`, href },
        notes: [],
      },
    }),
  stuck: ({ language, name, sum, service, href }) =>
    letterIn(language, {
      en: {
        subject: say`Your refund of ${{ sum }} needs another way`,
        title: say`We couldn't send ${{ sum }} back the way you paid`,
        preview: say`The money is still yours. We'll contact you.`,
        name,
        paragraphs: [
          say`Your refund of ${{ sum }} for ${{ service }} couldn't be sent, so the money is with us. It's still yours.`,
          say`We'll contact you to find another way, usually a transfer to a bank account in your name.`,
        ],
        action: { label: say`See your refund`, href },
        notes: [
          "You don't have to do anything now. We never ask for an OTP, PIN or card details to send a refund.",
        ],
      },
      hi: {
        subject: say`${{ sum }} का रिफ़ंड दूसरे तरीक़े से भेजना होगा`,
        title: say`${{ sum }} उस तरीक़े से वापस नहीं जा सके जिससे आपने भुगतान किया था`,
        preview: say`पैसा आपका ही है। हम आपसे संपर्क करेंगे।`,
        name,
        paragraphs: [
          say`${{ service }} के लिए ${{ sum }} का रिफ़ंड नहीं भेजा जा सका, इसलिए पैसा हमारे पास है। यह आपका ही है।`,
          say`दूसरे तरीक़े के लिए हम आपसे संपर्क करेंगे, आम तौर पर आपके नाम के बैंक खाते में ट्रांसफ़र।`,
        ],
        action: { label: say`रिफ़ंड देखें`, href },
        notes: ["अभी आपको कुछ नहीं करना है। रिफ़ंड के लिए हम कभी OTP, PIN या कार्ड की जानकारी नहीं माँगते।"],
      },
    }),
  transferred: ({ language, name, sum, service, words, hasNote, transfer, href }) =>
    letterIn(language, {
      en: {
        subject: say`Sent by bank transfer: refund of ${{ sum }} for ${{ service }}`,
        title: say`${{ sum }} was sent to your bank account`,
        preview: say`Bank reference (UTR): ${{ transfer }}`,
        name,
        paragraphs: [
          ...(words === null ? [] : [words]),
          say`We sent your refund of ${{ sum }} for ${{ service }} by bank transfer. Bank reference (UTR): ${{ transfer }}. It usually arrives the same or the next working day.`,
          ...(hasNote ? [say`The credit note is in your payment history.`] : []),
        ],
        action: { label: say`See your refund`, href },
        notes: [],
      },
      hi: {
        subject: say`बैंक ट्रांसफ़र से भेज दिया: ${{ service }} के लिए ${{ sum }} का रिफ़ंड`,
        title: say`${{ sum }} आपके बैंक खाते में भेज दिए गए`,
        preview: say`बैंक का रेफ़रेंस नंबर (UTR): ${{ transfer }}`,
        name,
        paragraphs: [
          ...(words === null ? [] : [words]),
          say`${{ service }} के लिए ${{ sum }} का रिफ़ंड हमने बैंक ट्रांसफ़र से भेज दिया है। बैंक का रेफ़रेंस नंबर (UTR): ${{ transfer }}। यह आम तौर पर उसी या अगले कार्य दिवस में पहुँच जाता है।`,
          ...(hasNote ? [say`क्रेडिट नोट आपके भुगतान के इतिहास में है।`] : []),
        ],
        action: { label: say`रिफ़ंड देखें`, href },
        notes: [],
      },
    }),
};
