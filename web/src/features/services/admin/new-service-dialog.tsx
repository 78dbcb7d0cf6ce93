import { PATHS } from "@niyamdesk/domain/base/addresses";
import { line } from "@niyamdesk/domain/fields/written";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { serviceAdmin } from "#messages/workspaces/service-admin.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { saveServiceDraft } from "../data/editor.ts";

const words = serviceAdmin.create;

/** What a new service begins with; the rest is written in its editor. */
const BEGINNING = {
  ...{ category: "tax", icon: "file-text", popular: false, sac: "998399", fee: "none" },
  plans: ["standard"],
  "plan.standard.name": words.plan,
} as const;

interface NewServiceDialogProps {
  taken: readonly string[];
  onClose(): void;
}

/** Begins a service, as a draft. */
export function NewServiceDialog({ taken, onClose }: NewServiceDialogProps) {
  const navigate = useNavigate();
  const schema = z.strictObject({
    name: line(1, 150),
    address: z.string().check(
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, words.addressWrong),
      z.maxLength(60, words.addressWrong),
      z.refine((id) => !taken.includes(id), words.taken),
    ),
  });
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p className="mb-4">{words.text}</p>
      <Form
        label={words.title}
        schema={schema}
        defaultValues={{ name: "", address: "" }}
        onSubmit={async ({ name, address }) => {
          const fields = Object.entries({ ...BEGINNING, name });
          await saveServiceDraft({
            service_id: address,
            changes: fields.map(([field, value]) => ({ field, value, seen: 0 })),
          });
          void navigate(PATHS.serviceEditor(address));
        }}
      >
        {({ busy }) => (
          <>
            <TextField name="name" label={words.name} maxLength={150} />
            <TextField name="address" label={words.address} hint={words.addressHint} maxLength={60} />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {words.confirm}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
