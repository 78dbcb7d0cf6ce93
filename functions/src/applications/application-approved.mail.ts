import { applicantName } from "@niyamdesk/domain/applications/application";
import { CREDENTIALS_HOURS } from "@niyamdesk/domain/applications/tracked-application";
import { loginOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT } from "@niyamdesk/domain/base/product";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { applicationRef, franchiseRef } from "../platform/refs.ts";

/** The applicant becomes a partner. The way in comes in a mail of its own; whoever has an account signs in with that. */
export const applicationApprovedMail = defineMail({
  template: "application-approved",
  data: z.object({ application_id: z.string() }),
  async read({ application_id }) {
    const application = (await applicationRef(application_id).get()).data();
    if (application?.status !== "approved" || application.franchise_id === null) return null;
    const franchise = (await franchiseRef(application.franchise_id).get()).data();
    if (franchise === undefined) return null;
    const login = `${siteAddress()}${loginOf("franchise")}`;
    return letter({
      subject: `Your franchise application ${application_id} is approved`,
      title: "Application approved",
      preview: `Welcome as our partner for ${franchise.territory_name}.`,
      name: applicantName(application),
      paragraphs: [
        `Welcome to ${PRODUCT}. You are our partner for ${franchise.territory_name} (${franchise.territory_code}).`,
        `Your sign-in comes by email within ${CREDENTIALS_HOURS} hours. If you already have an account with this address, sign in with it at ${login}.`,
      ],
      action: { label: "Partner sign-in", href: login },
      notes: [`Your referral code is ${franchise.referral_code}. Orders of clients who follow it are yours.`],
    });
  },
});
