import type { CallableInput } from "@niyamdesk/domain/callables";
import type { MailingStatus } from "@niyamdesk/domain/mailings/mailing";
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import { call } from "../../lib/backend/callables.ts";
import { type Live, useLiveDocument } from "../../lib/firestore/live.ts";
import { type MailingView, readMailing } from "./read-mailing.ts";

/** Each throws `AppError`; sent again it changes nothing more. */
export const saveAnnouncement = (input: CallableInput<"saveAnnouncement">) => call("saveAnnouncement", input);

export const endAnnouncement = (announcement_id: string) => call("endAnnouncement", { announcement_id });

export const saveMailing = (input: CallableInput<"saveMailing">) => call("saveMailing", input);

/** @param seen_version what was on the screen */
export const moveMailing = (
  { id: mailing_id, version: seen_version }: { id: string; version: number },
  to: Exclude<MailingStatus, "draft" | "done">,
) => call("moveMailing", { mailing_id, to, seen_version });

export const lookAtMailing = (mailing_id: string) => call("lookAtMailing", { mailing_id });

export const countMailing = (mailing_id: string) => call("countMailing", { mailing_id });

/** Each time another one is sent. */
export const proveMailing = (mailing_id: string) => call("proveMailing", { mailing_id });

export function useMailing(id: string): Live<MailingView | null> {
  return useLiveDocument([MAILINGS, id], readMailing);
}
