import { dashboardOf } from "@niyamdesk/domain/base/addresses";
import { SUPPORT } from "@niyamdesk/domain/base/product";
import type { FranchiseStatus } from "@niyamdesk/domain/franchises/franchise";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { franchiseRef } from "../platform/refs.ts";

interface Words {
  title: string;
  preview: string;
  effect: string;
}

const WORDS: Record<FranchiseStatus, (territory: string) => Words> = {
  suspended: (territory) => ({
    title: "Your partnership is on hold",
    preview: "New orders earn nothing until it goes on.",
    effect: `Your partnership for ${territory} is on hold from now on. The territory stays yours and you can look at everything, but new orders earn no commission until it goes on. What you earned before is paid as usual.`,
  }),
  active: (territory) => ({
    title: "Your partnership goes on",
    preview: "New orders earn commission again.",
    effect: `Your partnership for ${territory} goes on. New orders earn commission again from now on.`,
  }),
  ended: (territory) => ({
    title: "Your partnership has ended",
    preview: "What you earned is still paid.",
    effect: `Your partnership for ${territory} has ended. What you earned until now is paid as it falls due, and your statements stay in your account.`,
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
    const { title, preview, effect } = WORDS[status](
      `${franchise.territory_name} (${franchise.territory_code})`,
    );
    const reason = franchise.status_reason;
    return letter({
      ...{ subject: title, title, preview },
      name: greeted(account, to),
      paragraphs: [effect, ...(reason === null ? [] : [`The reason: ${reason}`])],
      action: { label: "Open your dashboard", href: `${siteAddress()}${dashboardOf("franchise")}` },
      notes: [`If you think this is a mistake, write to ${SUPPORT.email}.`],
    });
  },
});
