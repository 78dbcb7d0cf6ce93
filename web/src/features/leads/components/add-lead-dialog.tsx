import { type LeadWorkspace, PATHS } from "@niyamdesk/domain/base/addresses";
import { addLeadInput } from "@niyamdesk/domain/leads/lead-inputs";
import { useState } from "react";
import * as z from "zod/mini";
import { leads as words } from "#messages/workspaces/leads.ts";
import { toast } from "../../../lib/page/toast.ts";
import { serviceOptions } from "../../../lib/services/service-options.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { SkeletonRows } from "../../../ui/states.tsx";
import { useLead } from "../data/lead.ts";
import { addLead } from "../data/lead-calls.ts";

const EMPTY = { name: "", phone: "", email: "", company: "", service_interest: "", notes: "" };
type Typed = typeof EMPTY;

/** As it is typed: an empty address is none. One number a form, so that what is sent twice is one lead. */
function schemaFor(request_id: string): z.ZodMiniType<z.output<typeof addLeadInput>, Typed> {
  return z.pipe(
    z.custom<Typed>(),
    z.transform((typed, context) => {
      const email = typed.email.trim() === "" ? null : typed.email;
      const read = addLeadInput.safeParse({ ...typed, email, request_id });
      if (read.success) return read.data;
      for (const { path, message } of read.error.issues) {
        context.issues.push({ code: "custom", path, message, input: typed });
      }
      return z.NEVER;
    }),
  );
}

interface AddLeadDialogProps {
  /** Null: where leads have no page of their own. */
  workspace: LeadWorkspace | null;
  services: readonly string[];
  onClose(): void;
  onAdded(): void;
}

/** Somebody whose details came by phone or in person. A number that is known already says so. */
export function AddLeadDialog({ workspace, services, onClose, onAdded }: AddLeadDialogProps) {
  const [known, setKnown] = useState<{ id: string; by: string | null } | null>(null);
  const [schema] = useState(() => schemaFor(crypto.randomUUID()));
  return (
    <Dialog open title={known === null ? words.add.title : words.add.known} onClose={onClose}>
      {known !== null ? (
        <KnownLead {...{ workspace, ...known }} />
      ) : (
        <Form
          label={words.add.title}
          schema={schema}
          defaultValues={EMPTY}
          onSubmit={async (lead) => {
            const added = await addLead(lead);
            if (added.known) return setKnown({ id: added.lead_id, by: added.by });
            toast("success", words.add.done(lead.name));
            onAdded();
            onClose();
          }}
        >
          {({ busy }) => (
            <>
              <Field name="name" label={words.add.name} autoComplete="off" />
              <PhoneField name="phone" label={words.add.phone} use={words.add.phoneUse} autoComplete="off" />
              <SelectField
                name="service_interest"
                label={words.add.wants}
                placeholder={words.add.chooseService}
                options={serviceOptions(services)}
                optional
              />
              <Field name="company" label={words.add.company} autoComplete="off" optional />
              <Field
                name="email"
                label={words.add.email}
                type="email"
                inputMode="email"
                autoComplete="off"
                optional
              />
              <TextField
                name="notes"
                label={words.add.notes}
                rows={3}
                maxLength={4000}
                autoComplete="off"
                optional
              />
              <Button type="submit" block busy={busy}>
                {words.add.save}
              </Button>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}

/** Whose lead the number is, as far as it is this person's to know. */
function KnownLead({
  workspace,
  id,
  by,
}: {
  workspace: LeadWorkspace | null;
  id: string;
  by: string | null;
}) {
  const lead = useLead(id);
  if (lead.status === "loading") return <SkeletonRows rows={1} label={words.add.looking} />;
  const found = lead.status === "ready" ? lead.value : null;
  if (found === null) return <p>{words.add.knownOther(by)}</p>;
  return (
    <>
      <p className="mb-1 font-semibold">{found.name}</p>
      <p className="mb-5">{found.assignedTo === null ? words.add.knownFree : words.add.knownOwn}</p>
      {workspace !== null && (
        <ButtonLink to={PATHS.lead(workspace, id)} block>
          {words.add.see}
        </ButtonLink>
      )}
    </>
  );
}
