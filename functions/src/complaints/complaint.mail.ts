import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE, sampleMoment } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { recordRef } from "../platform/refs.ts";

/** To a client who is not satisfied: that we have it and by when we answer, or that we have answered. Null when that is past. */
export const complaintMail = defineMail({
  template: "complaint",
  data: z.object({ complaint_id: z.string(), uid: z.string(), about: z.enum(["received", "answered"]) }),
  async read({ complaint_id, uid, about }, { to }) {
    const [account, complaint] = await Promise.all([
      addressee(uid),
      recordRef(COMPLAINTS, complaint_id)
        .get()
        .then((found) => found.data()),
    ]);
    if (account === null || complaint?.user_id !== uid) return null;
    if (about === "received" && complaint.status === "answered") return null;
    const words = complaint.reason === "cancel" ? OF_WISH : WRITTEN;
    return words[about](complaint, greeted(account, to));
  },
  samples: (language) => {
    const told = {
      order_id: SAMPLE.order,
      language,
      service_name: SAMPLE.service,
      answer_due: sampleMoment(),
    };
    return [WRITTEN, OF_WISH].flatMap(({ received, answered }) => [
      received(told, SAMPLE.name),
      answered(told, SAMPLE.name),
    ]);
  },
});

type Told = Pick<Complaint, "order_id" | "language" | "service_name" | "answer_due">;
type Writing = (complaint: Told, name: string) => MailContent;

const linkTo = ({ order_id, language }: Told) =>
  `${siteAddress()}${language === "hi" ? "/hi" : ""}${PATHS.userOrder(order_id)}`;
const dueOf = ({ answer_due }: Told) => `${formatDateTime(answer_due.toMillis())} IST`;

/** What was written stands on the order, not in a mail. */
const WRITTEN: Record<"received" | "answered", Writing> = {
  received: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: say`We've received your complaint. Reply by ${{ due: dueOf(complaint) }}`,
        title: say`We've received your complaint`,
        preview: say`An administrator will reply by ${{ due: dueOf(complaint) }}.`,
        name,
        paragraphs: [
          say`You told us that something is wrong with ${{ service_name: complaint.service_name }}. An administrator is looking at the whole order and will reply by ${{ due: dueOf(complaint) }}.`,
        ],
        action: { label: say`See your order`, href: linkTo(complaint) },
        notes: [say`Only administrators read what you wrote.`],
      },
      hi: {
        subject: say`आपकी शिकायत मिली। जवाब ${{ due: dueOf(complaint) }} तक`,
        title: say`आपकी शिकायत मिली`,
        preview: say`${{ due: dueOf(complaint) }} तक एडमिनिस्ट्रेटर का जवाब मिलेगा।`,
        name,
        paragraphs: [
          say`आपने बताया कि ${{ service_name: complaint.service_name }} में कुछ ठीक नहीं है। एडमिनिस्ट्रेटर पूरा ऑर्डर देखकर ${{ due: dueOf(complaint) }} तक जवाब देंगे।`,
        ],
        action: { label: say`ऑर्डर देखें`, href: linkTo(complaint) },
        notes: [say`आपने जो लिखा है, उसे सिर्फ़ एडमिनिस्ट्रेटर पढ़ते हैं।`],
      },
    }),
  answered: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: say`Our answer about ${{ service_name: complaint.service_name }}`,
        title: say`An administrator has answered you`,
        preview: say`You'll find it on your order.`,
        name,
        paragraphs: [
          say`We looked at your complaint about ${{ service_name: complaint.service_name }}. You'll find our answer on the order page.`,
        ],
        action: { label: say`Read the answer`, href: linkTo(complaint) },
        notes: [say`If that doesn't settle it, write to us again on the same page.`],
      },
      hi: {
        subject: say`${{ service_name: complaint.service_name }} के बारे में हमारा जवाब`,
        title: say`एडमिनिस्ट्रेटर का जवाब आया है`,
        preview: say`जवाब आपके ऑर्डर में है।`,
        name,
        paragraphs: [
          say`${{ service_name: complaint.service_name }} के बारे में आपकी शिकायत हमने देखी। हमारा जवाब ऑर्डर में है।`,
        ],
        action: { label: say`जवाब पढ़ें`, href: linkTo(complaint) },
        notes: [say`अगर बात न बने, तो उसी पेज से हमें फिर लिखें।`],
      },
    }),
};

/** To a client who asked us to cancel. */
const OF_WISH: Record<"received" | "answered", Writing> = {
  received: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: say`You asked us to cancel ${{ service_name: complaint.service_name }}. Reply by ${{ due: dueOf(complaint) }}`,
        title: say`We have your request to cancel`,
        preview: say`An administrator will reply by ${{ due: dueOf(complaint) }}.`,
        name,
        paragraphs: [
          say`You asked us to cancel ${{ service_name: complaint.service_name }}. An administrator will reply by ${{ due: dueOf(complaint) }}. Your order shows what can be refunded now, line by line.`,
        ],
        action: { label: say`See your order`, href: linkTo(complaint) },
        notes: [],
      },
      hi: {
        subject: say`आपने ${{ service_name: complaint.service_name }} रद्द करने को कहा है। जवाब ${{ due: dueOf(complaint) }} तक`,
        title: say`रद्द करने का आपका अनुरोध मिला`,
        preview: say`${{ due: dueOf(complaint) }} तक एडमिनिस्ट्रेटर का जवाब मिलेगा।`,
        name,
        paragraphs: [
          say`आपने ${{ service_name: complaint.service_name }} का ऑर्डर रद्द करने को कहा है। ${{ due: dueOf(complaint) }} तक एडमिनिस्ट्रेटर का जवाब मिलेगा। अभी कितना वापस मिल सकता है, इसका पूरा हिसाब आपके ऑर्डर में है।`,
        ],
        action: { label: say`ऑर्डर देखें`, href: linkTo(complaint) },
        notes: [],
      },
    }),
  answered: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: say`Our answer about cancelling ${{ service_name: complaint.service_name }}`,
        title: say`An administrator has answered you`,
        preview: say`You'll find it on your order.`,
        name,
        paragraphs: [
          say`You asked us to cancel ${{ service_name: complaint.service_name }}. You'll find our answer, and what goes back to you, on the order page.`,
        ],
        action: { label: say`Read the answer`, href: linkTo(complaint) },
        notes: [],
      },
      hi: {
        subject: say`${{ service_name: complaint.service_name }} रद्द करने के बारे में हमारा जवाब`,
        title: say`एडमिनिस्ट्रेटर का जवाब आया है`,
        preview: say`जवाब आपके ऑर्डर में है।`,
        name,
        paragraphs: [
          say`आपने ${{ service_name: complaint.service_name }} का ऑर्डर रद्द करने को कहा था। हमारा जवाब और वापस मिलने वाली रक़म आपके ऑर्डर में है।`,
        ],
        action: { label: say`जवाब पढ़ें`, href: linkTo(complaint) },
        notes: [],
      },
    }),
};
