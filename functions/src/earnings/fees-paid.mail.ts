import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import { type FeePayout, type FeeSums, feePayoutWords } from "@niyamdesk/domain/earnings/fee-payout";
import { FEE_AGREEMENTS, FEE_PAYOUTS } from "@niyamdesk/domain/earnings/queries";
import { formatPaiseExact } from "@niyamdesk/domain/money/money";
import { formatDate, formatDateInHindi } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, sampleMoment } from "../mail/samples.ts";
import { recordRef } from "../platform/refs.ts";
import { sitePage } from "../platform/site-page.ts";

/** A CA's fees were paid. */
export const feesPaidMail = defineMail({
  template: "fees-paid",
  data: z.object({ uid: z.string(), payout_id: z.string() }),
  async read({ uid, payout_id }, { to }) {
    const [account, paid, agreed] = await Promise.all([
      addressee(uid),
      recordRef(FEE_PAYOUTS, payout_id).get(),
      recordRef(FEE_AGREEMENTS, uid).get(),
    ]);
    const payout = paid.data();
    if (account === null || payout?.status !== "paid" || payout.ca_id !== uid) return null;
    return feesPaid(payout, greeted(account, to), agreed.data()?.language ?? "en");
  },
  samples: (language) => [
    feesPaid(
      {
        ...{
          total_paise: SAMPLE.paise,
          fees_paise: SAMPLE.paise,
          gst_percent: 0,
          gst_paise: 0,
          tds_percent: 0,
          tds_paise: 0,
          lines: 3,
        },
        ...{ paid_at: sampleMoment(), reference: "UTR0000012345" },
      },
      SAMPLE.ca,
      language,
    ),
  ],
});

type Paid = FeeSums & Pick<FeePayout, "lines" | "paid_at" | "reference">;

function feesPaid(payout: Paid, name: string, language: Language): MailContent {
  const sum = formatPaiseExact(payout.total_paise);
  const { lines, paid_at, reference } = payout;
  const at = paid_at?.toMillis() ?? Date.now();
  const page = sitePage(WORKSPACES.ca.pages.earnings, language);
  const parts = feePayoutWords(payout, language).join(", ");
  const [day, dayHindi] = [formatDate(at), formatDateInHindi(at)];
  return letterIn(language, {
    en: {
      ...{
        subject: say`Your fees: ${{ sum }} paid`,
        title: say`We paid you ${{ sum }}`,
        preview: say`Paid on ${{ day }}.`,
        name,
      },
      paragraphs: [
        say`We paid ${{ sum }} to your account on ${{ day }}, for ${{ lines }} ${{ pieces: lines === 1 ? "piece" : "pieces" }} of work.`,
        say`${{ parts }}. The bank's reference is ${{ reference: reference ?? "-" }}.`,
      ],
      action: { label: say`See your earnings`, href: page },
      notes: [say`If something looks wrong, reply to this email.`],
    },
    hi: {
      ...{ subject: say`आपकी फ़ीस: ${{ sum }} भेज दिए गए`, title: say`हमने आपको ${{ sum }} भेजे हैं`, name },
      preview: say`${{ day_hindi: dayHindi }} को भेजे गए।`,
      paragraphs: [
        say`${{ lines }} ${{ pieces: lines === 1 ? "काम" : "कामों" }} की फ़ीस के ${{ sum }} हमने ${{ day_hindi: dayHindi }} को आपके खाते में भेजे हैं।`,
        say`${{ parts }}। बैंक का रेफ़रेंस: ${{ reference: reference ?? "-" }}।`,
      ],
      action: { label: say`अपनी कमाई देखें`, href: page },
      notes: [say`कुछ ग़लत लगे तो इसी ईमेल का जवाब दें।`],
    },
  });
}
