import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import type { Wizard } from "../../../lib/steps/use-steps.ts";
import { Form } from "../../../ui/form.tsx";
import { WizardButtons } from "../../../ui/wizard-frame.tsx";
import type { ApplicationDraft } from "../draft.ts";

type Part = "personal" | "territory" | "business";

export interface StepProps {
  wizard: Wizard<ApplicationDraft>;
  /** The step is done: on to the next. */
  onDone(): void;
}

interface StepFormProps<Input extends FieldValues, Output> extends StepProps {
  part: Part;
  label: string;
  schema: z.ZodMiniType<Output, Input>;
  children: ReactNode;
}

/** A step that is typed: kept at every letter, left once all of it is right. */
export function StepForm<Input extends FieldValues, Output>({
  wizard,
  onDone,
  part,
  label,
  schema,
  children,
}: StepFormProps<Input, Output>) {
  const { draft, index, savedAt } = wizard;
  return (
    <Form<Input, Output>
      label={label}
      schema={schema}
      defaultValues={draft[part] as unknown as DefaultValues<Input>}
      onChange={(values) => wizard.keep({ [part]: { ...draft[part], ...values } })}
      onSubmit={onDone}
    >
      {({ busy }) => (
        <>
          {children}
          <WizardButtons isFirst={index === 0} busy={busy} savedAt={savedAt} onPrevious={wizard.previous} />
        </>
      )}
    </Form>
  );
}
