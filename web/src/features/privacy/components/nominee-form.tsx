import { type NomineeInput, nomineeForm, RELATIONS } from "@niyamdesk/domain/privacy/nominee";
import { useState } from "react";
import { privacy } from "#messages/privacy.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { Button } from "../../../ui/button.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { setNominee } from "../data/own-privacy.ts";

const words = privacy.nominee;
const RELATION_OPTIONS = RELATIONS.map((relation) => [relation, words.relations[relation]] as const);

interface NomineeProps {
  nominee: NomineeInput | null;
  onChange(nominee: NomineeInput | null): void;
}

/** Who acts for the client, with a form to name, correct and remove them. */
export function Nominee({ nominee, onChange }: NomineeProps) {
  const [isOpen, setOpen] = useState(false);

  async function save(typed: NomineeInput): Promise<void> {
    await setNominee({ nominee: typed });
    onChange(typed);
    setOpen(false);
    toast("success", words.saved);
  }

  /** Name and number are hard to find again: a press that was not meant is taken back. */
  function remove(removed: NomineeInput): void {
    const stays = (error: unknown) => toast("error", errorWords(error));
    onChange(null);
    doWithUndo(words.removed, {
      act: () => setNominee({ nominee: null }),
      counter: async () => {
        await setNominee({ nominee: removed });
        onChange(removed);
      },
      afterAnswer: true,
      onFailed: (error) => {
        onChange(removed);
        stays(error);
      },
      onStays: stays,
    });
  }

  if (isOpen) {
    return (
      <Form
        label={words.form}
        schema={nomineeForm}
        // biome-ignore lint/suspicious/noExplicitAny: nothing is chosen yet, which the schema says.
        defaultValues={nominee ?? ({ name: "", relation: "", phone: "" } as any)}
        onSubmit={save}
      >
        {({ busy }) => (
          <>
            <Field name="name" label={words.name} autoComplete="off" />
            <SelectField
              name="relation"
              label={words.relation}
              placeholder={words.chooseRelation}
              options={RELATION_OPTIONS}
            />
            <PhoneField label={words.phone} use={words.phoneUse} autoComplete="off" />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy}>
                {words.save}
              </Button>
              <Button look="quiet" onClick={() => setOpen(false)}>
                {words.cancel}
              </Button>
            </div>
          </>
        )}
      </Form>
    );
  }
  return (
    <>
      <p className="muted mb-3 text-sm">{words.lead}</p>
      {nominee === null ? (
        <p className="mb-3">{words.none}</p>
      ) : (
        <Facts className="mb-4">
          <Fact term={words.name}>{nominee.name}</Fact>
          <Fact term={words.relation}>{words.relations[nominee.relation]}</Fact>
          <Fact term={words.phone}>
            <PhoneNumber e164={nominee.phone} />
          </Fact>
        </Facts>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => setOpen(true)}>
          {nominee === null ? words.add : words.change}
        </Button>
        {nominee !== null && (
          <Button look="quiet" className="text-error" onClick={() => remove(nominee)}>
            {words.remove}
          </Button>
        )}
      </div>
    </>
  );
}
