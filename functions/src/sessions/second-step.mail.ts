import { profileOf } from "@niyamdesk/domain/base/addresses";
import { PRODUCT, SUPPORT } from "@niyamdesk/domain/base/product";
import { roleOf } from "@niyamdesk/domain/base/roles";
import * as z from "zod/mini";
import { letter } from "../integrations/mail/letter.ts";
import type { MailContent } from "../integrations/mail/mail-content.ts";
import { say } from "../integrations/mail/say.ts";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { SAMPLE } from "../mail/samples.ts";
import { siteAddress } from "../platform/params.ts";

const CHANGES = ["added", "removed", "removed_by_us"] as const;
type Change = (typeof CHANGES)[number];

/** To somebody who works here, when the second step of their sign-in is another than before. */
export const secondStepMail = defineMail({
  template: "second-step",
  data: z.object({
    uid: z.string(),
    change: z.enum(CHANGES),
    /** Null: an app, or nothing is known of it. */
    phone_end: z.nullable(z.string()),
  }),
  async read({ uid, change, phone_end }, { to }) {
    const account = await addressee(uid);
    if (account?.email !== to) return null;
    return secondStep({
      ...{ change, phone_end, name: greeted(account, to) },
      href: `${siteAddress()}${profileOf(roleOf(account.customClaims?.role))}`,
    });
  },
  samples: () =>
    CHANGES.map((change) => secondStep({ change, phone_end: "210", name: SAMPLE.name, href: SAMPLE.link })),
});

interface Changed {
  change: Change;
  phone_end: string | null;
  name: string;
  href: string;
}

function secondStep({ change, phone_end, name, href }: Changed): MailContent {
  const { title, lead } = wordsOf(change, phone_end);
  return letter({
    subject: title,
    title,
    preview: lead,
    name,
    paragraphs: [lead, NEXT[change]()],
    action: { label: say`See your sign-in settings`, href },
    notes: [
      `If this wasn't you, tell an administrator at once, or write to ${SUPPORT.email} or call ${SUPPORT.phoneLabel}. ${PRODUCT} never asks you for a code.`,
    ],
  });
}

function wordsOf(change: Change, end: string | null): { title: string; lead: string } {
  const what = end === null ? "an authenticator app" : `codes to the number ending in ${end}`;
  if (change === "added") {
    return {
      title: say`You added a second step to your sign-in`,
      lead: say`From now on you sign in with your password and ${{ what }}.`,
    };
  }
  return change === "removed"
    ? { title: say`Your second step was removed`, lead: say`You no longer need ${{ what }} to sign in.` }
    : {
        title: say`An administrator removed your second step`,
        lead: say`You no longer need ${{ what }} to sign in. An administrator removed it, and we signed you out everywhere.`,
      };
}

const NEXT: Record<Change, () => string> = {
  added: () => say`We signed you out on your other devices. Sign in there again with the second step.`,
  removed: () => say`Your password alone signs you in again.`,
  removed_by_us: () => say`Sign in with your password and set up a new second step.`,
};
