import { personName } from "@niyamdesk/domain/fields/fields";
import * as z from "zod/mini";
import { ownSettings as words } from "#messages/workspaces/own-settings.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { saveName } from "../data/save-own-profile.ts";

const form = z.strictObject({ name: personName });

/** The name by which colleagues know somebody. */
export function NameForm({ uid, name }: { uid: string; name: string }) {
  return (
    <Form
      key={name}
      label={words.name}
      schema={form}
      defaultValues={{ name }}
      onSubmit={async (typed) => {
        if (typed.name !== name) await saveName(uid, typed.name);
        toast("success", words.nameSaved);
      }}
    >
      {({ busy }) => (
        <>
          <Field name="name" label={words.name} hint={words.nameHint} autoComplete="name" />
          <Button type="submit" look="outline" busy={busy}>
            {words.saveName}
          </Button>
        </>
      )}
    </Form>
  );
}
