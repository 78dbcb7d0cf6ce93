import { common } from "#messages/common.ts";
import { activities as words } from "#messages/workspaces/activities.ts";
import { callActivity } from "../../features/calls/call-activity.ts";
import { useCallsOfCa } from "../../features/calls/data/calls-of-ca.ts";
import { consultationActivity } from "../../features/consultations/consultation-activity.ts";
import { useConsultationsOfCa } from "../../features/consultations/data/consultations-of-ca.ts";
import { useAssignedLeads } from "../../features/leads/data/leads.ts";
import { leadActivity } from "../../features/leads/lead-activity.ts";
import { useOrdersOfCa } from "../../features/orders/data/orders-of-ca.ts";
import { orderActivity } from "../../features/orders/order-activity.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { Choices } from "../../ui/choices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonRows } from "../../ui/states.tsx";
import { Timeline, type TimelineEntry } from "../../ui/timeline.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const KINDS = ["all", "calls", "leads", "orders", "consultations"] as const;
const FIRST = 30;

/** One history of a CA's calls, leads, orders and consultations, from their records. */
export default function Activities() {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const [kind, choose] = useChoice("show", KINDS);
  const sources: Record<Exclude<(typeof KINDS)[number], "all">, Live<TimelineEntry[]>> = {
    calls: mapLive(useCallsOfCa(uid), callActivity),
    leads: mapLive(useAssignedLeads(uid), leadActivity),
    orders: mapLive(useOrdersOfCa(uid), orderActivity),
    consultations: mapLive(useConsultationsOfCa(uid), consultationActivity),
  };
  const shown = kind === "all" ? Object.values(sources) : [sources[kind]];
  const entries = shown
    .flatMap((live) => (live.status === "ready" ? live.value : []))
    .sort((one, next) => next.at - one.at);
  const isLoading = shown.some(({ status }) => status === "loading");
  const failed = shown.filter(({ status }) => status === "failed" || status === "refused");
  return (
    <WorkspacePage title={words.title}>
      <Choices
        label={words.kinds.label}
        options={KINDS.map((one) => [one, words.kinds[one]] as const)}
        chosen={kind}
        onChoose={choose}
      />
      {failed.length > 0 && (
        <p role="alert">
          {words.failed}{" "}
          <button
            type="button"
            className="link link-primary font-medium"
            onClick={() => {
              for (const live of failed) if ("retry" in live) live.retry();
            }}
          >
            {common.tryAgain}
          </button>
        </p>
      )}
      {isLoading ? (
        <SkeletonRows rows={3} label={words.loading} />
      ) : entries.length === 0 ? (
        failed.length === 0 && <NothingHere>{kind === "all" ? words.none : words.noneOfKind}</NothingHere>
      ) : (
        <Panel title={words.label}>
          <Timeline key={kind} entries={entries} first={FIRST} />
        </Panel>
      )}
    </WorkspacePage>
  );
}
