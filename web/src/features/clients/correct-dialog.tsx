import {
  CLIENT_REASON_LIMIT,
  CLIENT_REASONS,
  type ClientReason,
} from "@niyamdesk/domain/clients/client-input";
import { optionalText } from "@niyamdesk/domain/fields/fields";
import { formatPhone } from "@niyamdesk/domain/phone/phone";
import { STATES } from "@niyamdesk/domain/places/states";
import { ownDetails } from "@niyamdesk/domain/profiles/own-details";
import { useState } from "react";
import * as z from "zod/mini";
import { common } from "#messages/common.ts";
import { LOCALE } from "#messages/language.ts";
import { profiles } from "#messages/profiles.ts";
import { reasons } from "#messages/reasons.ts";
import { states } from "#messages/states.ts";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { toast } from "../../lib/page/toast.ts";
import { AddressField } from "../../ui/address-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, SelectField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { correctClient } from "./data/client-calls.ts";
import type { ClientView } from "./read-client.ts";

const BY_NAME = STATES.map(([code]) => [code, states[code]] as const).sort(([, a], [, b]) =>
  a.localeCompare(b, LOCALE),
);
const REASONS = CLIENT_REASONS.map((kind) => [kind, words.reasons[kind]] as const);

const correction = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((typed, context) => {
    const { kind = "", why = "", ...details } = typed;
    const read = ownDetails.safeParse(details);
    const written = optionalText(CLIENT_REASON_LIMIT, reasons.tooLong(CLIENT_REASON_LIMIT)).safeParse(why);
    const chosen = CLIENT_REASONS.find((one) => one === kind);
    for (const { path, message } of read.error?.issues ?? []) {
      context.issues.push({ code: "custom", input: typed, path: [...path], message });
    }
    for (const { message } of written.error?.issues ?? []) {
      context.issues.push({ code: "custom", input: typed, path: ["why"], message });
    }
    if (chosen === undefined) {
      context.issues.push({ code: "custom", input: typed, path: ["kind"], message: reasons.choose });
    }
    return { details: read.data, kind: chosen as ClientReason, words: written.data };
  }),
);

interface CorrectDialogProps {
  client: ClientView;
  signsInByPhone: boolean;
  onClose(): void;
}

/** A client's details as they are to be. What was changed since it opened is said, and nothing is overwritten. */
export default function CorrectDialog({ client, signsInByPhone, onClose }: CorrectDialogProps) {
  // What the form began with, whatever comes in while it is open.
  const [{ uid, details, updatedAt }] = useState(client);
  const shown = { ...details, phone: details.phone === null ? "+91 " : formatPhone(details.phone) };
  const began = Object.fromEntries(Object.entries(shown).map(([field, value]) => [field, value ?? ""]));
  return (
    <Dialog open title={words.correct.title} onClose={onClose}>
      <p className="muted mb-4 text-sm">{words.correct.hint}</p>
      <Form
        label={words.correct.title}
        schema={correction}
        defaultValues={{ ...began, kind: "", why: "" } as Record<string, string>}
        onSubmit={async ({ details: next, kind, words: written }) => {
          if (next === undefined) return;
          // As the form has them: the function reads them itself.
          const sent = Object.fromEntries(
            Object.keys(began).map((field) => [field, next[field as "name"] ?? ""]),
          );
          await correctClient({
            ...{ uid, seen_at: updatedAt, reason: { kind, words: written } },
            details: sent as Parameters<typeof correctClient>[0]["details"],
          });
          toast("success", words.correct.done);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <div className="grid gap-x-5 sm:grid-cols-2">
              <Field name="name" label={profiles.labels.name} autoComplete="off" />
              {signsInByPhone ? (
                <p className="muted mb-4 self-end text-sm">{words.correct.phoneSignsIn}</p>
              ) : (
                <PhoneField label={profiles.labels.phone} use={common.weCall} optional />
              )}
              <div className="sm:col-span-2">
                <AddressField label={profiles.labels.address} rows={2} optional />
              </div>
              <SelectField
                name="state_code"
                label={profiles.labels.state_code}
                options={BY_NAME}
                placeholder={profiles.chooseState}
                optional
              />
              <Field name="pan" label={profiles.labels.pan} autoComplete="off" optional />
              <Field name="gstin" label={profiles.labels.gstin} autoComplete="off" optional />
              <Field name="billing_name" label={profiles.labels.billing_name} autoComplete="off" optional />
              <SelectField
                name="kind"
                label={words.correct.why}
                options={REASONS}
                placeholder={reasons.choose}
                hint={words.whyHint}
              />
              <TextField
                name="why"
                label={words.correct.ownWords}
                rows={2}
                maxLength={CLIENT_REASON_LIMIT}
                optional
              />
            </div>
            <Button type="submit" busy={busy}>
              {words.correct.save}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
