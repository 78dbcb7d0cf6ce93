import { orderOf, PATHS } from "@niyamdesk/domain/base/addresses";
import type { Language } from "@niyamdesk/domain/base/languages";
import * as z from "zod/mini";
import { letterIn } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { threadReaderRef } from "../messages/readers.ts";
import { siteAddress } from "../platform/params.ts";
import { orderRef, profileRef } from "../platform/refs.ts";

/** To a party of an order that has not read what was written. Null when they have by now, or it is not their order any more. */
export const messageWaitingMail = defineMail({
  template: "message-waiting",
  data: z.object({ order_id: z.string(), uid: z.string() }),
  async read({ order_id, uid }, { to }) {
    const [account, order, reader, profile] = await Promise.all([
      addressee(uid),
      orderRef(order_id)
        .get()
        .then((found) => found.data()),
      threadReaderRef(order_id, uid)
        .get()
        .then((found) => found.data()),
      profileRef(uid)
        .get()
        .then((found) => found.data()),
    ]);
    if (account === null || !order || !reader || reader.unread === 0) return null;
    const isClient = order.user_id === uid;
    if (!isClient && order.assigned_to !== uid) return null;
    const language = isClient ? (order.language ?? "en") : "en";
    return messageWaiting({
      ...{ language, service: order.service_name, name: greeted(account, to), unread: reader.unread },
      link: isClient
        ? `${siteAddress()}${language === "hi" ? "/hi" : ""}${PATHS.userOrder(order_id)}`
        : `${siteAddress()}${orderOf(profile?.role ?? "tax_executive", order_id)}`,
    });
  },
  samples: (language) =>
    [1, 3].map((unread) =>
      messageWaiting({ language, service: SAMPLE.service, name: SAMPLE.name, unread, link: SAMPLE.link }),
    ),
});

interface Facts {
  language: Language;
  service: string;
  name: string;
  unread: number;
  link: string;
}

/** Never a word of what was written: a lock screen is read by others. */
function messageWaiting({ language, service, name, unread, link }: Facts): MailContent {
  return letterIn(language, {
    en: {
      subject: say`New message about ${{ service }}`,
      title: say`New message about ${{ service }}`,
      preview: say`You haven't read it yet.`,
      name,
      paragraphs: [
        unread === 1
          ? say`A message about this order is waiting for you.`
          : say`${{ unread }} messages about this order are waiting for you.`,
      ],
      action: { label: say`Read and reply`, href: link },
      notes: [say`We won't email you about this order's messages again until you've read them.`],
    },
    hi: {
      subject: say`${{ service }} के बारे में नया संदेश`,
      title: say`${{ service }} के बारे में नया संदेश`,
      preview: say`आपने इसे अभी नहीं पढ़ा है।`,
      name,
      paragraphs: [
        unread === 1
          ? say`इस ऑर्डर के बारे में एक संदेश आपका इंतज़ार कर रहा है।`
          : say`इस ऑर्डर के बारे में ${{ unread }} संदेश आपका इंतज़ार कर रहे हैं।`,
      ],
      action: { label: say`पढ़ें और जवाब दें`, href: link },
      notes: [say`हम एक ही बार लिखते हैं, और फिर तभी जब आप पढ़ चुके हों।`],
    },
  });
}
