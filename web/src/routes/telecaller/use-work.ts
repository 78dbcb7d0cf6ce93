import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useMemo } from "react";
import { useCockpit } from "../../features/calls/cockpit/cockpit.ts";
import { useCallingHours } from "../../features/calls/data/current-call.ts";
import { keepFollowUp } from "../../features/leads/data/keep-follow-up.ts";
import type { LeadView } from "../../features/leads/read-lead.ts";
import type { FollowUpActs } from "../../features/tasks/components/use-todo-acts.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";

export const PAGES = WORKSPACES.telecaller.pages;

export const leadAddress = (id: string): string => PATHS.lead("telecaller", id);

/** A tab of the dashboard, and what of it. */
export function tabAddress(tab: string, show?: string): string {
  return `${PAGES.dashboard}?${new URLSearchParams({ tab, ...(show === undefined ? {} : { show }) })}`;
}

/** What the workspace does about people who are to be called, whichever list they stand in. */
export function useWork(): { call(lead: LeadView): void; followUps: FollowUpActs } {
  const cockpit = useCockpit();
  const uid = useOwnUid();
  const set = useCallingHours();
  // It is read anew with each draw; the acts are others only when it says something else.
  const key = JSON.stringify(set);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the hours are
  const hours = useMemo(() => set, [key]);
  return useMemo(
    () => ({
      call: ({ id, name, phone }) => cockpit.start({ lead_id: id, name, phone_e164: phone }),
      followUps: {
        call: ({ leadId, name, phone }) => cockpit.start({ lead_id: leadId, name, phone_e164: phone }),
        setFollowUp: (leadId, was, now) => keepFollowUp(uid, leadId, was, now),
        leadAddress,
        hours,
      },
    }),
    [cockpit, hours, uid],
  );
}
