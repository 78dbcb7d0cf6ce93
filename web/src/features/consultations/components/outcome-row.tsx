import type { ConsultationOutcome } from "@niyamdesk/domain/consultations/consultation-outcome";
import { Check } from "lucide-react";
import { useState } from "react";
import { workConsultations as words } from "#messages/workspaces/consultations.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { WorkRow } from "../../../ui/work-list.tsx";
import { endConsultation } from "../data/end.ts";
import { outcomesOf } from "../outcomes.ts";
import type { ConsultationView } from "../read-consultation.ts";
import { ContactLine } from "./contact-line.tsx";

/** One consultation that has begun: held, or not. The row stays where it is, so that the other can be said instead. */
export function OutcomeRow({ consultation, now }: { consultation: ConsultationView; now: number }) {
  return (
    <WorkRow
      title={titleOf(consultation)}
      detail={<ContactLine consultation={consultation} />}
      aside={<OutcomeButtons consultation={consultation} now={now} />}
    />
  );
}

function titleOf({ startsAt, clientName }: ConsultationView): string {
  return `${istDateTime(startsAt)} · ${clientName ?? words.client}`;
}

/** What its CA may say of it now, with what they said. */
export function OutcomeButtons({ consultation, now }: { consultation: ConsultationView; now: number }) {
  const [saying, setSaying] = useState<ConsultationOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, status } = consultation;

  async function say(outcome: ConsultationOutcome) {
    if (saying !== null || outcome === status) return;
    setSaying(outcome);
    setFailure(null);
    try {
      await endConsultation({ consultation_id: id, outcome });
      toast("success", words.noted[outcome]);
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setSaying(null);
    }
  }

  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{titleOf(consultation)}</legend>
      {outcomesOf(consultation, now).map((outcome) => (
        // Not disabled meanwhile: who works with the keyboard would be thrown off it.
        <Button
          key={outcome}
          look={outcome === status ? "soft" : "outline"}
          aria-pressed={outcome === status}
          aria-disabled={saying !== null}
          onClick={() => void say(outcome)}
        >
          {outcome === saying && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
          {outcome === status && <Check size={17} aria-hidden="true" />}
          {words.outcomes[outcome]}
        </Button>
      ))}
      <div role="alert" className="contents">
        {failure !== null && <p className="basis-full font-medium text-error">{failure}</p>}
      </div>
    </fieldset>
  );
}
