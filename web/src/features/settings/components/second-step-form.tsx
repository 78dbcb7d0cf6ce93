import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { SECOND_STEP_RULES } from "@niyamdesk/domain/sessions/second-step";
import * as z from "zod/mini";
import { settings } from "#messages/workspaces/settings.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useOwnSession } from "../../../lib/session/use-own-uid.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { FormGuard } from "../../../ui/kept-form.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { type AccessView, setSecondStepRule } from "../data/settings.ts";

const words = settings.secondStep;
const schema = z.strictObject({ second_step: z.enum(SECOND_STEP_RULES) });

interface SecondStepFormProps {
  access: AccessView;
  guard: FormGuard;
}

/** Who has to sign in with a second step. Who asks others for theirs has their own. */
export function SecondStepForm({ access: { rule, setAt }, guard }: SecondStepFormProps) {
  const { secondStep = false } = useOwnSession();
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{ second_step: rule }}
      onChange={guard.touched}
      onSubmit={async ({ second_step }) => {
        await guard.saving(() => setSecondStepRule({ second_step, seen_at: setAt }));
        toast("success", words.saved);
      }}
    >
      {({ busy }) => (
        <>
          <ChoiceField
            name="second_step"
            label={words.who}
            hint={words.hint}
            options={SECOND_STEP_RULES.map((one) => [one, words.rules[one]] as const)}
          />
          {!secondStep && (
            <p className="mb-4 text-sm">
              {words.ownFirst} <TextLink to={WORKSPACES.admin.pages.profile}>{words.ownFirstLink}</TextLink>
            </p>
          )}
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </>
      )}
    </Form>
  );
}
