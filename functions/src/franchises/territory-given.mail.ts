import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
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
    return territoryGiven(franchise, greeted(account, to));
  },
  samples: () => [
    territoryGiven(
      {
        territory_name: SAMPLE.territory,
        territory_code: SAMPLE.territory_code,
        referral_code: SAMPLE.referral,
      },
      SAMPLE.name,
    ),
  ],
});

type Given = Pick<Franchise, "territory_name" | "territory_code" | "referral_code">;

function territoryGiven(franchise: Given, name: string): MailContent {
  const { territory_name, territory_code, referral_code } = franchise;
  const title = say`${{ territory_name }} is your territory now`;
  return letter({
    ...{ subject: title, title, preview: say`New orders there count for you.` },
    name,
    paragraphs: [
      say`${{ territory_name }} (${{ territory_code }}) was handed over to you. New orders from there count for you from now on; earlier ones stay with whoever earned on them.`,
      say`Your referral code for it is ${{ referral_code }}.`,
    ],
    action: {
      label: say`See your territory`,
      href: `${siteAddress()}${WORKSPACES.franchise.pages.territory}`,
    },
    notes: [say`Each territory is paid by itself: add your bank account for this one in your profile.`],
  });
}
