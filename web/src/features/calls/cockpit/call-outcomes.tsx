import type { CallStatus } from "@niyamdesk/domain/calls/call";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { Button } from "../../../ui/button.tsx";
import { CallAct, CallKey } from "./call-choice.tsx";
import type { OngoingCall } from "./ongoing-call.ts";
import { OUTCOME_KEYS } from "./use-call-keys.ts";

const NOT_REACHED = ["no_answer", "busy", "voicemail", "failed"] as const;

interface OutcomesProps {
  call: OngoingCall;
  onSay(status: CallStatus): void;
}

/** How the call ended. Once that is said, the result is what is asked. */
export function CallOutcomes({ call, onSay }: OutcomesProps) {
  const isPhone = call.device === "phone";
  const shown = useShownPhone();
  // The head says what was chosen, and takes it back.
  if (call.status !== null) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{words.outcome}</legend>
      <Button size="large" block onClick={() => onSay("connected")}>
        {isPhone ? words.yesTalked : words.outcomes.connected}
        {!isPhone && <CallKey of={OUTCOME_KEYS.connected} />}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        {NOT_REACHED.map((status) => (
          <CallAct key={status} onPress={() => onSay(status)} hint={isPhone ? null : OUTCOME_KEYS[status]}>
            {words.outcomes[status]}
          </CallAct>
        ))}
      </div>
      {isPhone && (
        <a href={`tel:${call.phone}`} className="thumb link self-start text-sm">
          {words.again} · {shown(call.phone)}
        </a>
      )}
    </fieldset>
  );
}
