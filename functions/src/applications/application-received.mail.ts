import { PATHS } from "@niyamdesk/domain/base/addresses";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { applicationRef } from "../platform/refs.ts";

/** To whoever applied. The address may be a stranger's: nothing that was typed stands in it. */
export const applicationReceivedMail = defineMail({
  template: "application-received",
  data: z.object({ application_id: z.string() }),
  async read({ application_id }) {
    const application = (await applicationRef(application_id).get()).data();
    if (application === undefined) return null;
    return letter({
      subject: `We have your franchise application ${application_id}`,
      title: "We have your application",
      preview: `Your application ID is ${application_id}.`,
      name: "",
      paragraphs: [
        `Thank you for applying to become a ${PRODUCT} franchise partner. Your application ID is ${application_id}.`,
        "We read your application and your documents and write to you when the review begins. A review typically takes 3-5 business days.",
      ],
      action: {
        label: "Track your application",
        href: `${siteAddress()}${PATHS.trackedApplication(application_id)}`,
      },
      notes: [
        "Keep the ID: you need it to see how far your application is.",
        "If you did not apply, somebody mistyped their address: you need not do anything.",
      ],
    });
  },
});
