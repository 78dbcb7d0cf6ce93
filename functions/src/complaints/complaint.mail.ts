import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Complaint } from "@niyamdesk/domain/complaints/complaint";
import { COMPLAINTS } from "@niyamdesk/domain/complaints/queries";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
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
});

type Writing = (complaint: Complaint, name: string) => MailContent;

const linkTo = ({ order_id, language }: Complaint) =>
  `${siteAddress()}${language === "hi" ? "/hi" : ""}${PATHS.userOrder(order_id)}`;
const dueOf = ({ answer_due }: Complaint) => `${formatDateTime(answer_due.toMillis())} IST`;

/** What was written stands on the order, not in a mail. */
const WRITTEN: Record<"received" | "answered", Writing> = {
  received: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: `We've received your complaint. Reply by ${dueOf(complaint)}`,
        title: "We've received your complaint",
        preview: `An administrator will reply by ${dueOf(complaint)}.`,
        name,
        paragraphs: [
          `You told us that something is wrong with ${complaint.service_name}. An administrator is looking at the whole order and will reply by ${dueOf(complaint)}.`,
        ],
        action: { label: "See your order", href: linkTo(complaint) },
        notes: ["Only administrators read what you wrote."],
      },
      hi: {
        subject: `आपकी शिकायत मिली। जवाब ${dueOf(complaint)} तक`,
        title: "आपकी शिकायत मिली",
        preview: `${dueOf(complaint)} तक एडमिनिस्ट्रेटर का जवाब मिलेगा।`,
        name,
        paragraphs: [
          `आपने बताया कि ${complaint.service_name} में कुछ ठीक नहीं है। एडमिनिस्ट्रेटर पूरा ऑर्डर देखकर ${dueOf(complaint)} तक जवाब देंगे।`,
        ],
        action: { label: "ऑर्डर देखें", href: linkTo(complaint) },
        notes: ["आपने जो लिखा है, उसे सिर्फ़ एडमिनिस्ट्रेटर पढ़ते हैं।"],
      },
    }),
  answered: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: `Our answer about ${complaint.service_name}`,
        title: "An administrator has answered you",
        preview: "You'll find it on your order.",
        name,
        paragraphs: [
          `We looked at your complaint about ${complaint.service_name}. You'll find our answer on the order page.`,
        ],
        action: { label: "Read the answer", href: linkTo(complaint) },
        notes: ["If that doesn't settle it, write to us again on the same page."],
      },
      hi: {
        subject: `${complaint.service_name} के बारे में हमारा जवाब`,
        title: "एडमिनिस्ट्रेटर का जवाब आया है",
        preview: "जवाब आपके ऑर्डर में है।",
        name,
        paragraphs: [`${complaint.service_name} के बारे में आपकी शिकायत हमने देखी। हमारा जवाब ऑर्डर में है।`],
        action: { label: "जवाब पढ़ें", href: linkTo(complaint) },
        notes: ["अगर बात न बने, तो उसी पेज से हमें फिर लिखें।"],
      },
    }),
};

/** To a client who asked us to cancel. */
const OF_WISH: Record<"received" | "answered", Writing> = {
  received: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: `You asked us to cancel ${complaint.service_name}. Reply by ${dueOf(complaint)}`,
        title: "We have your request to cancel",
        preview: `An administrator will reply by ${dueOf(complaint)}.`,
        name,
        paragraphs: [
          `You asked us to cancel ${complaint.service_name}. An administrator will reply by ${dueOf(complaint)}. Your order shows what can be refunded now, line by line.`,
        ],
        action: { label: "See your order", href: linkTo(complaint) },
        notes: [],
      },
      hi: {
        subject: `आपने ${complaint.service_name} रद्द करने को कहा है। जवाब ${dueOf(complaint)} तक`,
        title: "रद्द करने का आपका अनुरोध मिला",
        preview: `${dueOf(complaint)} तक एडमिनिस्ट्रेटर का जवाब मिलेगा।`,
        name,
        paragraphs: [
          `आपने ${complaint.service_name} का ऑर्डर रद्द करने को कहा है। ${dueOf(complaint)} तक एडमिनिस्ट्रेटर का जवाब मिलेगा। अभी कितना वापस मिल सकता है, इसका पूरा हिसाब आपके ऑर्डर में है।`,
        ],
        action: { label: "ऑर्डर देखें", href: linkTo(complaint) },
        notes: [],
      },
    }),
  answered: (complaint, name) =>
    letterIn(complaint.language, {
      en: {
        subject: `Our answer about cancelling ${complaint.service_name}`,
        title: "An administrator has answered you",
        preview: "You'll find it on your order.",
        name,
        paragraphs: [
          `You asked us to cancel ${complaint.service_name}. You'll find our answer, and what goes back to you, on the order page.`,
        ],
        action: { label: "Read the answer", href: linkTo(complaint) },
        notes: [],
      },
      hi: {
        subject: `${complaint.service_name} रद्द करने के बारे में हमारा जवाब`,
        title: "एडमिनिस्ट्रेटर का जवाब आया है",
        preview: "जवाब आपके ऑर्डर में है।",
        name,
        paragraphs: [
          `आपने ${complaint.service_name} का ऑर्डर रद्द करने को कहा था। हमारा जवाब और वापस मिलने वाली रक़म आपके ऑर्डर में है।`,
        ],
        action: { label: "जवाब पढ़ें", href: linkTo(complaint) },
        notes: [],
      },
    }),
};
