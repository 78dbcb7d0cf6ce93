import { Hand, Phone } from "lucide-react";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { barOfCalling, barOfTaking, callingWords } from "../lead-bars.ts";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { LeadMenu } from "./lead-menu.tsx";

/** The one act that fits, and the menu of the others. */
export function LeadActs({ lead, work, isFree }: { lead: LeadView; work: LeadWork; isFree: boolean }) {
  const answer = work.taken.get(lead.id);
  if (isFree && answer) return <TakeWords {...{ lead, work }} />;
  const calling = callingWords(lead, work.around);
  return (
    <div className="flex items-center justify-end gap-1">
      {calling !== null ? (
        <span role="status" className="muted px-1 text-sm">
          {calling}
        </span>
      ) : isFree ? (
        <TakeButton {...{ lead, work }} />
      ) : (
        <CallButton {...{ lead, work }} />
      )}
      {!isFree && <LeadMenu lead={lead} work={work} />}
    </div>
  );
}

/** In place of the acts of a row that went: who has the lead now. */
export function TakeWords({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const answer = work.taken.get(lead.id);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 text-sm">
      <span role="status">{answer?.words ?? words.gone}</span>
      {answer?.isOwn && <CallButton lead={{ ...lead, assignedTo: work.around.uid }} work={work} />}
    </div>
  );
}

function TakeButton({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const bar = barOfTaking(lead, work.around);
  const isBusy = work.taking.has(lead.id);
  return (
    <ActButton
      look="btn-primary"
      bar={bar}
      isBusy={isBusy}
      label={words.takeOf(lead.name)}
      onPress={() => work.take(lead)}
    >
      {!isBusy && <Hand size={16} aria-hidden="true" />}
      {words.take}
    </ActButton>
  );
}

function CallButton({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const shown = useShownPhone();
  const isOnThis = work.busyWith === lead.id;
  const bar = isOnThis ? null : barOfCalling(lead, work.around);
  const label = lead.phone === null ? words.callNow : words.call(lead.name, shown(lead.phone));
  return (
    <ActButton
      look={isOnThis ? "btn-success" : "btn-secondary"}
      bar={bar}
      label={label}
      onPress={() => work.call(lead)}
    >
      <Phone size={16} aria-hidden="true" />
      {/* On the narrowest phones its drawing says it, and the name beside it has the room. */}
      <span className="max-[23rem]:hidden">{isOnThis ? words.onCall : words.callNow}</span>
    </ActButton>
  );
}

/** One that cannot be pressed now says why, also to whoever presses it: it keeps its place in the order of keys. */
function ActButton({
  look,
  bar,
  isBusy = false,
  label,
  onPress,
  children,
}: {
  look: string;
  bar: string | null;
  isBusy?: boolean;
  label: string;
  onPress(): void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={`btn btn-sm act-button ${bar === null ? look : "btn-barred"}`}
      aria-label={bar === null ? label : `${label}. ${bar}`}
      aria-disabled={bar !== null || isBusy}
      aria-busy={isBusy}
      title={bar ?? undefined}
      onClick={onPress}
    >
      {isBusy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {children}
    </button>
  );
}
