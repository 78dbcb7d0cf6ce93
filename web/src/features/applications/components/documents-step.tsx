import { APPLICATION_SLOTS, REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { application } from "#messages/application.ts";
import { WizardButtons } from "../../../ui/wizard-frame.tsx";
import { requiredPapers } from "../paper-view.ts";
import { usePapers, WIZARD_DESK } from "../papers.ts";
import { PapersDesk } from "./papers-desk.tsx";
import type { StepProps } from "./step-form.tsx";

const words = application.documents;

/** The five slots; on goes it once the four required ones are there. */
export default function DocumentsStep({ wizard, onDone }: StepProps) {
  const { there, missing } = requiredPapers(usePapers(WIZARD_DESK));
  return (
    <form
      method="post"
      aria-label={application.steps.documents}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === 0) onDone();
      }}
    >
      <p className="figures mb-3 font-medium">{words.progress(there, REQUIRED_SLOTS.length)}</p>
      <PapersDesk desk={WIZARD_DESK} label={words.listLabel} slots={APPLICATION_SLOTS} />
      <p className="muted mt-3 text-sm">{words.locked}</p>
      <section className="mt-6 mb-6">
        <h3 className="font-semibold">{words.whyTitle}</h3>
        <ul className="muted mt-1 grid list-disc gap-1 pl-5 text-sm">
          {words.why.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      </section>
      <WizardButtons
        isFirst={false}
        next={words.onward}
        why={missing > 0 ? words.missing(missing) : null}
        savedAt={wizard.savedAt}
        onPrevious={wizard.previous}
      />
    </form>
  );
}
