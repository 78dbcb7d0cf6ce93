import { dashboardOf } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import type { FranchiseStatus } from "@niyamdesk/domain/franchises/franchise";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";
import { franchiseRef } from "../platform/refs.ts";

interface Words {
  title: string;
  preview: string;
  effect: string;
}

const WORDS: Record<FranchiseStatus, (territory: string) => Words> = {
  suspended: (territory) => ({
    title: say`Your partnership is on hold`,
    preview: say`New orders earn no commission until it is active again.`,
    effect: say`Your partnership for ${{ territory }} is on hold from now on. The territory stays yours and you can look at everything, but new orders earn no commission until it is active again. What you earned before is paid as usual.`,
  }),
  active: (territory) => ({
    title: say`Your partnership is active again`,
    preview: say`New orders earn commission from now on.`,
    effect: say`Your partnership for ${{ territory }} is active again. New orders earn commission from now on.`,
  }),
  ended: (territory) => ({
    title: say`Your partnership has ended`,
    preview: say`What you earned is still paid.`,
    effect: say`Your partnership for ${{ territory }} has ended. What you earned until now is paid as it falls due, and your statements stay in your account.`,
  }),
};

/** A partnership was put on hold, goes on or is over, and why. One that changed again meanwhile is told as it is then. */
export const franchiseStatusMail = defineMail({
  template: "franchise-status",
  data: z.object({
    uid: z.string(),
    franchise_id: z.string(),
    status: z.enum(["active", "suspended", "ended"]),
  }),
  async read({ uid, franchise_id, status }, { to }) {
    const [account, stored] = await Promise.all([addressee(uid), franchiseRef(franchise_id).get()]);
    const franchise = stored.data();
    if (account === null || franchise?.status !== status) return null;
    return franchiseChanged(
      status,
      `${franchise.territory_name} (${franchise.territory_code})`,
      franchise.status_reason,
      greeted(account, to),
    );
  },
  samples: () =>
    (["suspended", "active", "ended"] as const).map((status) =>
      franchiseChanged(
        status,
        `${SAMPLE.territory} (${SAMPLE.territory_code})`,
        "Papers are missing.",
        SAMPLE.name,
      ),
    ),
});

function franchiseChanged(
  status: FranchiseStatus,
  territory: string,
  reason: string | null,
  name: string,
): MailContent {
  const { title, preview, effect } = WORDS[status](territory);
  return letter({
    ...{ subject: title, title, preview },
    name,
    paragraphs: [effect, ...(reason === null ? [] : [say`The reason: ${{ reason }}`])],
    action: { label: say`Open your dashboard`, href: `${siteAddress()}${dashboardOf("franchise")}` },
    notes: [say`If you think this is a mistake, write to ${{ our_email: SUPPORT.email }}.`],
  });
}
