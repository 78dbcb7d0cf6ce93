import { type ReactNode, useRef, useState } from "react";
import type { DefaultValues } from "react-hook-form";
import type * as z from "zod/mini";
import { common } from "#messages/common.ts";
import { contact } from "#messages/contact.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { type ContactDraft, clearContactDraft, contactDraft, keepContactDraft } from "../draft.ts";
import { Trap } from "./trap.tsx";

/** What goes along with whatever is sent: the id under which a second try counts once, and what only programs fill in. */
interface Envelope {
  request_id: string;
  website: string;
}

interface VisitorFormProps<Input extends Record<string, string>, Output> {
  label: string;
  /** Names the draft, such as `contact`. */
  draft: string;
  schema: z.ZodMiniType<Output, Input>;
  empty: DefaultValues<Input>;
  send(typed: Output, envelope: Envelope): Promise<void>;
  onSent(): void;
  button: string;
  large?: boolean;
  /** Its fields. */
  children: ReactNode;
}

/** A form that anybody can send us: what is typed outlives a reload and a failure, and programs are caught in a trap. */
export function VisitorForm<Input extends Record<string, string>, Output>({
  label,
  draft: form,
  schema,
  empty,
  send,
  onSent,
  button,
  large = false,
  children,
}: VisitorFormProps<Input, Output>) {
  const [begun] = useState(() => contactDraft(form));
  const draft = useRef(begun);
  const trap = useRef<HTMLInputElement>(null);
  return (
    <Form
      label={label}
      schema={schema}
      defaultValues={{ ...empty, ...begun.typed } as DefaultValues<Input>}
      onChange={(values) => {
        draft.current = keepContactDraft(form, draft.current, { ...values } as ContactDraft["typed"]);
      }}
      onSubmit={async (typed) => {
        await send(typed, { request_id: draft.current.requestId, website: trap.current?.value ?? "" });
        clearContactDraft(form);
        onSent();
      }}
    >
      {({ busy }) => (
        <>
          {children}
          <Trap field={trap} />
          <Button type="submit" block busy={busy} {...(large ? { size: "large" } : {})}>
            {busy ? common.sending : button}
          </Button>
        </>
      )}
    </Form>
  );
}

/** The number to call back. It stays as it was typed, so that a letter in it is seen and said. */
export function CallbackNumber() {
  return <PhoneField label={contact.phone} use={common.weCall} hint={contact.digitsOnly} asTyped />;
}
