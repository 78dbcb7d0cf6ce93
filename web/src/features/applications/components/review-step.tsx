import { consentsStep } from "@niyamdesk/domain/applications/application-input";
import { APPLICATION_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ReactNode } from "react";
import { application } from "#messages/application.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toast } from "../../../lib/page/toast.ts";
import { instantOfDay } from "../../../lib/time/ist-input.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { Form } from "../../../ui/form.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { WizardButtons } from "../../../ui/wizard-frame.tsx";
import { type Sending, sendApplication } from "../data/send.ts";
import { type ApplicationDraft, PERSONAL, TERRITORY } from "../draft.ts";
import { chosenWords } from "../options.ts";
import { requiredPapers } from "../paper-view.ts";
import { usePapers, WIZARD_DESK } from "../papers.ts";
import type { StepId } from "../step-ids.ts";
import type { StepProps } from "./step-form.tsx";

const words = application.review;

interface ReviewStepProps extends Omit<StepProps, "onDone"> {
  addressOf(id: StepId): string;
  onSending(isSending: boolean): void;
  /** @param triedAt when this form was first tried to be sent, epoch ms by this device */
  onSent(sent: Extract<Sending, { application_id: string }>, triedAt: number): void;
  /** Documents have to be chosen again. */
  onPapersWanted(): void;
}

/** All that was typed and chosen, three things to agree to, and off it goes. */
export default function ReviewStep({
  wizard,
  addressOf,
  onSending,
  onSent,
  onPapersWanted,
}: ReviewStepProps) {
  const { draft } = wizard;
  const { personal, territory, business } = draft;
  const papers = usePapers(WIZARD_DESK);
  const isComplete = requiredPapers(papers).missing === 0;
  return (
    <Form
      label={words.form}
      schema={consentsStep}
      defaultValues={{ acceptsTerms: false, confirmsAccuracy: false, allowsContact: false }}
      onSubmit={async (consents) => {
        const triedAt = draft.tried_at || Date.now();
        wizard.keep({ tried_at: triedAt });
        onSending(true);
        try {
          const sent = await sending(draft, consents);
          onSending(false);
          if (sent.application_id === null) onPapersWanted();
          else onSent(sent, triedAt);
        } catch (error) {
          onSending(false);
          throw error;
        }
      }}
    >
      {({ busy }) => (
        <>
          <div className="grid gap-6">
            <Part id="personal" addressOf={addressOf}>
              <Values
                of={{ ...personal, dateOfBirth: dayWords(personal.dateOfBirth) }}
                labels={application.personal}
                names={PERSONAL}
              />
            </Part>
            <Part id="territory" addressOf={addressOf}>
              <Values
                of={territory}
                labels={application.territory}
                names={TERRITORY.filter(
                  (name) => name !== "preferredDistrict" || territory.hierarchyLevel !== "state",
                )}
              />
            </Part>
            <Part id="business" addressOf={addressOf}>
              <Values of={business} labels={application.business} names={BUSINESS} />
              <LongText label={application.business.businessPlan} text={business.businessPlan} />
              <LongText label={application.business.marketingStrategy} text={business.marketingStrategy} />
            </Part>
            <Part
              id="documents"
              addressOf={addressOf}
              mark={
                <Badge tone={isComplete ? "success" : "warning"}>
                  {isComplete ? words.complete : words.incomplete}
                </Badge>
              }
            >
              <Facts>
                {APPLICATION_SLOTS.map((slot) => (
                  <Fact key={slot} term={application.documents.slots[slot]}>
                    {papers[slot]?.name ?? words.notGiven}
                  </Fact>
                ))}
              </Facts>
            </Part>
          </div>
          <div className="mt-6 mb-4">
            <CheckField name="acceptsTerms" label={<Terms />} />
            <CheckField name="confirmsAccuracy" label={words.confirmsAccuracy} />
            <CheckField name="allowsContact" label={words.allowsContact} />
          </div>
          <WizardButtons
            isFirst={false}
            next={busy ? words.submitting : words.submit}
            busy={busy}
            savedAt={wizard.savedAt}
            onPrevious={wizard.previous}
          />
        </>
      )}
    </Form>
  );
}

/** Whatever came between, the words are those of the specification, in the page and in a message. */
async function sending(
  draft: ApplicationDraft,
  consents: Parameters<typeof sendApplication>[1],
): Promise<Sending> {
  try {
    return await sendApplication(draft, consents);
  } catch (error) {
    toast("error", words.failedToast);
    const code = error instanceof AppError ? error.code : "internal";
    throw new AppError(code, code === "offline" ? `${words.failed} ${words.offline}` : words.failed);
  }
}

const BUSINESS = [
  ...(["businessExperience", "currentOccupation", "annualIncome", "expectedMonthlyRevenue"] as const),
  ...(["teamSize", "officeSpace", "hasBusinessLicense", "hasPreviousFranchise"] as const),
] as const;

interface PartProps {
  id: StepId;
  addressOf(id: StepId): string;
  mark?: ReactNode;
  children: ReactNode;
}

function Part({ id, addressOf, mark, children }: PartProps) {
  const title = application.steps[id];
  return (
    <Panel
      framed
      title={title}
      aside={
        <span className="flex items-center gap-3">
          {mark}
          <TextLink to={addressOf(id)}>
            {words.edit}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </span>
      }
    >
      {children}
    </Panel>
  );
}

interface ValuesProps<Name extends string> {
  of: Readonly<Record<Name, string | boolean>>;
  labels: Readonly<Record<Name, string>>;
  names: readonly Name[];
}

function Values<Name extends string>({ of, labels, names }: ValuesProps<Name>) {
  return (
    <Facts>
      {names.map((name) => (
        <Fact key={name} term={labels[name]}>
          {valueWords(name, of[name])}
        </Fact>
      ))}
    </Facts>
  );
}

function valueWords(name: string, value: string | boolean): string {
  if (typeof value === "boolean") return value ? application.business.yes : application.business.no;
  return value.trim() === "" ? words.notGiven : chosenWords(name, value);
}

function LongText({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-3 text-sm">
      <p className="muted">{label}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}

function dayWords(day: string): string {
  const start = instantOfDay(day);
  return start === null ? day : istFullDate(start);
}

/** In another window: nothing here is left for them. */
function Terms() {
  const link = (path: string, text: string) => (
    <a href={inLanguage(path)} target="_blank" rel="noreferrer" className="link">
      {text}
    </a>
  );
  return (
    <Filled
      text={words.acceptsTerms}
      parts={{ terms: link(PATHS.terms, words.terms), privacy: link(PATHS.privacy, words.privacy) }}
    />
  );
}
