import { personName } from "@niyamdesk/domain/fields/fields";
import { Navigate, useParams } from "react-router-dom";
import * as z from "zod/mini";
import { kit as words } from "#messages/kit.ts";
import type { Step } from "../../lib/steps/steps.ts";
import { useSteps } from "../../lib/steps/use-steps.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WizardButtons, WizardFrame } from "../../ui/wizard-frame.tsx";

const FIELDS = ["person", "territory", "business"] as const;
type Draft = Record<(typeof FIELDS)[number], string>;

const isName = (typed: string) => personName.safeParse(typed).success;
const [person = "", territory = "", business = "", review = ""] = words.steps;
const STEPS: readonly Step<Draft>[] = [
  { id: "person", label: person, isDone: (draft) => isName(draft.person) },
  { id: "territory", label: territory, isDone: (draft) => isName(draft.territory) },
  { id: "business", label: business, isDone: (draft) => isName(draft.business) },
  { id: "review", label: review, isDone: () => false },
];
const LABELS = { person: words.name, territory: words.territory, business: words.business };

const addressOf = (id: string) => `/dev/kit/wizard/${id}`;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A wizard of three fields: an address for each step, a draft that stays. */
export default function KitWizard() {
  const { step } = useParams();
  const wizard = useSteps<Draft>({
    steps: STEPS,
    asked: step,
    addressOf,
    draft: "kit",
    read: (kept) => ({
      person: textOf(kept.person),
      territory: textOf(kept.territory),
      business: textOf(kept.business),
    }),
  });
  const { current, draft, index, savedAt } = wizard;
  if (wizard.redirect !== null) return <Navigate to={wizard.redirect} replace />;
  const field = FIELDS.find((name) => name === current.id);
  return (
    <main id="main" className="mx-auto w-full max-w-3xl pb-12">
      <div className="page py-5">
        <TextLink to="/dev/kit">{words.back}</TextLink>
        <h1 className="mt-2 text-2xl">{words.wizardTitle}</h1>
      </div>
      <WizardFrame labels={STEPS.map(({ label }) => label)} index={index}>
        <Form
          key={current.id}
          label={current.label}
          schema={field === undefined ? z.looseObject({}) : z.looseObject({ [field]: personName })}
          defaultValues={draft}
          onChange={(values) => wizard.keep(values)}
          onSubmit={() => (field === undefined ? wizard.clear() : wizard.next())}
        >
          {() => (
            <>
              {field === undefined ? (
                <p className="mb-5">{words.ready}</p>
              ) : (
                <Field name={field} label={LABELS[field]} autoComplete="off" />
              )}
              <WizardButtons
                isFirst={index === 0}
                {...(field === undefined ? { next: words.startAgain } : {})}
                savedAt={savedAt}
                onPrevious={wizard.previous}
              />
            </>
          )}
        </Form>
      </WizardFrame>
    </main>
  );
}
