import { type LeadWorkspace, PATHS } from "@niyamdesk/domain/base/addresses";
import { clockOf } from "@niyamdesk/domain/calls/current-call";
import { Phone } from "lucide-react";
import { Link } from "react-router-dom";
import { callHistory as words } from "#messages/workspaces/call-history.ts";
import { cockpit } from "#messages/workspaces/cockpit.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { istDateTime, istDayMonthTime, istFullDate, istTime } from "../../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { useCockpit } from "../cockpit/cockpit.ts";
import type { CallRecord } from "./read-call.ts";

const TONES: Record<CallRecord["status"], Tone> = {
  connected: "success",
  no_answer: "neutral",
  busy: "neutral",
  voicemail: "neutral",
  failed: "neutral",
};

/** A call where there is room for columns. */
export const callColumns = (workspace: LeadWorkspace): readonly ListColumn<CallRecord>[] => [
  {
    heading: words.who,
    width: "minmax(0,1fr)",
    cell: (call) => (
      <>
        <Called {...{ workspace, call }} />
        <span className="muted block truncate text-xs">
          <CalledNumber call={call} />
        </span>
      </>
    ),
  },
  {
    heading: words.when,
    width: "6.5rem",
    sort: "called",
    cell: (call) => (
      <time dateTime={new Date(call.startedAt).toISOString()} className="figures">
        <span className="block">{istTime(call.startedAt)}</span>
        <span className="muted block text-xs">
          {call.type === "inbound" ? words.incoming : istFullDate(call.startedAt)}
        </span>
      </time>
    ),
  },
  { heading: words.how, width: "minmax(0,1.35fr)", cell: (call) => <Outcome call={call} /> },
  { heading: words.length, width: "6.25rem", cell: (call) => <Length call={call} /> },
  { heading: words.after, width: "minmax(0,1.6fr)", cell: (call) => <After call={call} /> },
];

/** The same on a phone. */
export function CallCard({ workspace, call }: { workspace: LeadWorkspace; call: CallRecord }) {
  return (
    <>
      <p>
        <Called {...{ workspace, call }} />
      </p>
      <p className="muted text-sm">
        <time dateTime={new Date(call.startedAt).toISOString()} className="figures">
          {istDateTime(call.startedAt)}
        </time>
        {call.type === "inbound" && ` · ${words.incoming}`}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Outcome call={call} />
        <Length call={call} />
      </p>
      <div className="mt-1 text-sm">
        <After call={call} />
      </div>
    </>
  );
}

/** The way to all that is known of them. */
function Called({ workspace, call: { leadId, name } }: { workspace: LeadWorkspace; call: CallRecord }) {
  const look = "font-medium wrap-anywhere lg:line-clamp-1";
  if (leadId === "") return <span className={look}>{name}</span>;
  return (
    <Link to={PATHS.lead(workspace, leadId)} className={`row-link ${look}`}>
      {name}
    </Link>
  );
}

function CalledNumber({ call: { phone } }: { call: CallRecord }) {
  const shown = useShownPhone();
  if (phone === null) return null;
  return (
    <span translate="no" className="figures">
      {shown(phone)}
    </span>
  );
}

function Outcome({ call: { status, disposition } }: { call: CallRecord }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <Badge tone={TONES[status]}>{cockpit.outcomes[status]}</Badge>
      {disposition !== null && <span className="text-sm">{cockpit.results[disposition]}</span>}
    </span>
  );
}

function Length({ call: { seconds } }: { call: CallRecord }) {
  if (seconds === 0) return <span className="muted">{words.noConnection}</span>;
  return (
    <span translate="no" className="figures">
      {clockOf(seconds)}
    </span>
  );
}

function After({ call: { followUpAt, isDue, notes } }: { call: CallRecord }) {
  return (
    <>
      {followUpAt !== null && (
        <span className={`block lg:text-xs ${isDue ? "font-medium" : "muted"}`}>
          {isDue ? words.followUpDue(istDayMonthTime(followUpAt)) : words.followUpDone}
        </span>
      )}
      <span className="muted line-clamp-1">{notes === "" ? words.noNote : notes}</span>
    </>
  );
}

/** Calls the person again, for real. Where the number is gone, the cockpit says so. */
export function CallAgain({ call: { leadId, name, phone } }: { call: CallRecord }) {
  const cockpit = useCockpit();
  return (
    <Button
      size="small"
      className="act-button"
      look="outline"
      {...(leadId === "" && { "aria-disabled": true, title: words.leadGone })}
      onClick={() =>
        leadId === ""
          ? toast("info", words.leadGone)
          : cockpit.start({ lead_id: leadId, name, phone_e164: phone })
      }
    >
      <Phone size={15} aria-hidden="true" />
      {words.callAgain}
    </Button>
  );
}
