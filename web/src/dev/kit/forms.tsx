import { email, optionalText, personName, phone } from "@niyamdesk/domain/fields/fields";
import { useState } from "react";
import * as z from "zod/mini";
import { kit as words } from "#messages/kit.ts";
import { AddressField } from "../../ui/address-field.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { ChoiceField } from "../../ui/choice-field.tsx";
import { Field, SelectField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { KeptForm } from "../../ui/kept-form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Group, Piece } from "./shown.tsx";

const PLANS = words.plans.map((plan) => [plan, plan] as const);

const schema = z.strictObject({
  name: personName,
  email,
  phone,
  password: z.string(),
  plan: z.string().check(z.minLength(1, words.plan)),
  choice: z.nullable(z.string()).check(z.refine((choice) => choice !== null && choice !== "", words.plan)),
  notes: optionalText(100, words.notes),
  address: z.string(),
  agreed: z.boolean().check(z.refine((agreed) => agreed, words.plan)),
});

/** Typed in, then somebody else saved: a press does both. */
function Kept() {
  const [version, setVersion] = useState(1);
  return (
    <KeptForm value={version} version={version}>
      {(begun, guard) => (
        <Button
          look="outline"
          onClick={() => {
            guard.touched();
            setVersion(begun + 1);
          }}
        >
          {words.more}
        </Button>
      )}
    </KeptForm>
  );
}

/** `fill`: what is missing is shown by sending the empty form. */
export function Forms() {
  const [search, setSearch] = useState("");
  return (
    <Group id="forms" title={words.groups.forms}>
      <Piece of="form, field, phone-field, password-field, choice-field, check-field" wide>
        <Form
          label={words.groups.forms}
          schema={schema}
          defaultValues={{
            ...{ name: "", email: "", phone: "", password: "", plan: "", choice: "" },
            ...{ notes: words.longNote, address: "", agreed: false },
          }}
          onSubmit={() => Promise.reject(new Error(words.failure))}
        >
          {({ busy }) => (
            <>
              <div className="gap-x-8 lg:grid lg:grid-cols-2">
                <Field name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
                <Field name="email" type="email" label={words.email} optional autoComplete="off" />
                <PhoneField name="phone" label={words.phone} use={words.phoneUse} autoComplete="off" />
                <PasswordField name="password" label={words.password} autoComplete="new-password" />
                <SelectField name="plan" label={words.plan} options={PLANS} />
                <TextField name="notes" label={words.notes} rows={3} maxLength={100} optional />
                <ChoiceField name="choice" label={words.plan} options={PLANS} />
                <AddressField label={words.address} rows={3} optional />
                <CheckField name="agreed" label={words.reminder} />
              </div>
              <Button type="submit" busy={busy}>
                {words.fill}
              </Button>
            </>
          )}
        </Form>
      </Piece>
      <Piece of="kept-form">
        <Kept />
      </Piece>
      <Piece of="search-box">
        <SearchBox label={words.list} placeholder={words.name} search={search} onSearch={setSearch} />
      </Piece>
    </Group>
  );
}
