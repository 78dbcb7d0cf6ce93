import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { franchiseRef } from "../platform/refs.ts";

/** A territory was handed over to this partner. One that they have no more is not told. */
export const territoryGivenMail = defineMail({
  template: "territory-given",
  data: z.object({ uid: z.string(), franchise_id: z.string() }),
  async read({ uid, franchise_id }, { to }) {
    const [account, stored] = await Promise.all([addressee(uid), franchiseRef(franchise_id).get()]);
    const franchise = stored.data();
    if (account === null || franchise?.user_id !== uid || franchise.status === "ended") return null;
    const { territory_name, territory_code, referral_code } = franchise;
    const title = `${territory_name} is your territory now`;
    return letter({
      ...{ subject: title, title, preview: "New orders there count for you." },
      name: greeted(account, to),
      paragraphs: [
        `${territory_name} (${territory_code}) was handed over to you. New orders from there count for you from now on; earlier ones stay with whoever earned on them.`,
        `Your referral code for it is ${referral_code}.`,
      ],
      action: {
        label: "See your territory",
        href: `${siteAddress()}${WORKSPACES.franchise.pages.territory}`,
      },
      notes: ["Each territory is paid by itself: add your bank account for this one in your profile."],
    });
  },
});
