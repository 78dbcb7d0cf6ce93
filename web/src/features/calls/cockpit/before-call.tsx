import { callWindow } from "@niyamdesk/domain/calls/calling-hours";
import { Phone } from "lucide-react";
import { errors } from "#messages/errors.ts";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Button } from "../../../ui/button.tsx";
import { type CalledLead, useCalledLead } from "../data/queue.ts";
import { CallKey } from "./call-choice.tsx";
import { CallFacts } from "./call-facts.tsx";
import type { Card, CockpitModel } from "./cockpit-model.ts";
import { PhoneLine } from "./phone-line.tsx";
import { SessionFoot } from "./session-parts.tsx";
import { useCallKeys } from "./use-call-keys.ts";

interface BeforeProps {
  model: CockpitModel;
  card: Extract<Card, { kind: "before" }>;
}

/** Whom the call is for. Nobody is called without a press. */
export function BeforeCall({ model, card: { callee, refusal } }: BeforeProps) {
  const now = useServerMinute();
  const live = useCalledLead(callee.lead_id);
  const lead = live.status === "ready" ? live.value : null;
  const phone = lead?.phone_e164 ?? callee.phone_e164;
  // Given to somebody else while its card stands here, or merged: nobody dials for nothing, and a phone would dial before we say no.
  const isGone = live.status === "refused" || (live.status === "ready" && lead === null);
  const why = isGone ? words.gone : (refusal ?? (phone === null ? words.noPhone : whyNot(lead, model, now)));
  const { next, offerNext } = model;
  const call = phone === null || why !== null ? null : () => model.begin({ ...callee, phone_e164: phone });
  const goOn = isGone && next !== null ? offerNext : null;
  // The key that saved the call before: a session needs no pointer.
  const onKey = goOn ?? (model.device === "desk" ? call : null);
  useCallKeys(false, onKey === null ? {} : { "Ctrl+Enter": onKey });
  return (
    <div className="grid gap-4 pt-1">
      <CallFacts leadId={callee.lead_id} />
      {phone !== null && !isGone && model.device === "desk" && <PhoneLine phone={phone} />}
      {why !== null && (
        <p role="alert" className="alert alert-warning alert-soft text-base-content">
          {why}
        </p>
      )}
      {isGone && next !== null && (
        <Button size="large" block onClick={offerNext}>
          {words.goOn(next.callee.name)}
          {model.device === "desk" && <CallKey of={words.saveKeys} />}
        </Button>
      )}
      {phone !== null && !isGone && (
        <CallButton model={model} callee={{ ...callee, phone_e164: phone }} isOff={why !== null} />
      )}
      <SessionFoot model={model} canSkip />
    </div>
  );
}

function CallButton({
  model,
  callee,
  isOff,
}: {
  model: CockpitModel;
  callee: { lead_id: string; name: string; phone_e164: string };
  isOff: boolean;
}) {
  const shown = useShownPhone();
  const label = (
    <>
      <Phone size={18} aria-hidden="true" />
      {words.call(shown(callee.phone_e164))}
      {model.device === "desk" && !isOff && <CallKey of={words.saveKeys} />}
    </>
  );
  if (model.device === "desk" || isOff)
    return (
      <Button size="large" block disabled={isOff} onClick={() => model.begin(callee)}>
        {label}
      </Button>
    );
  return (
    <a
      href={`tel:${callee.phone_e164}`}
      className="btn btn-primary btn-lg btn-block"
      onClick={() => model.begin(callee)}
    >
      {label}
    </a>
  );
}

/** Why a person is not called now, as far as this device knows. */
function whyNot(
  lead: CalledLead | null,
  { hours, areHoursKnown, uid }: CockpitModel,
  now: number,
): string | null {
  if (lead?.do_not_call) return words.doNotCall;
  if (lead?.calling && lead.calling.uid !== uid && now - lead.calling.since < 2 * 3_600_000)
    return lead.calling.name === "" ? errors.lead_being_called : words.calledBy(lead.calling.name);
  const window = callWindow(now, hours, lead?.wish ?? null);
  if (window.open || !areHoursKnown) return null;
  return window.opens === null ? words.neverOpens : words.opensAt(window.opens);
}
