import type { Language } from "@niyamdesk/domain/base/languages";
import { prepareReturnInput } from "@niyamdesk/domain/orders/order-inputs";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { returns as words } from "#messages/workspaces/returns.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { prepareReturn } from "../data/desk-acts.ts";
import { OfferFields, offered } from "./offer-fields.tsx";
import { Ready, type Sold } from "./return-parts.tsx";

const { name, email, language } = prepareReturnInput.shape;
const schema = z.strictObject({
  // Only fills in the two below it.
  known: z.string(),
  ...{ name, email, language },
  ...offered,
});

export interface KnownClient {
  id: string;
  name: string;
  email: string | null;
  language: Language;
}

interface ReturnFormProps {
  services: readonly Sold[];
  /** Whom the person works for already. */
  clients: readonly KnownClient[];
}

type Prepared = Awaited<ReturnType<typeof prepareReturn>> & { name: string };

/** What a client needs, as a link that is mailed to them; they pay in their own account. */
export function ReturnForm({ services, clients }: ReturnFormProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  // Another wish is another link, also where the answer to the one before was lost; a second try of the same finds the first.
  const [idOf] = useState(requestIds);
  const [links, setLinks] = useState(0);
  if (prepared !== null) {
    return (
      <Ready
        prepared={prepared}
        notSent={words.notSent(prepared.name)}
        onAgain={() => {
          setLinks(links + 1);
          setPrepared(null);
        }}
      />
    );
  }
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{
        ...{ known: "", name: "", email: "", service_id: "", plan_id: "", note: "" },
        language: LANGUAGE === "hi" ? "hi" : "en",
      }}
      onSubmit={async ({ known: _, note, ...wanted }) => {
        const link = { ...wanted, note: note ?? null };
        const answer = await prepareReturn({ ...link, request_id: idOf({ link, links }) });
        setPrepared({ ...answer, name: wanted.name });
      }}
    >
      {({ busy }) => (
        <>
          <Known clients={clients} />
          <div className="grid gap-x-6 sm:grid-cols-2">
            <Field name="name" label={words.name} autoComplete="off" />
            <Field
              name="email"
              label={words.email}
              hint={words.emailHint}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </div>
          <OfferFields services={services} />
          <Button type="submit" busy={busy}>
            {busy ? words.sending : words.send}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Whoever is known already need not be typed. */
function Known({ clients }: Pick<ReturnFormProps, "clients">) {
  const { register, setValue } = useFormContext();
  const id = useId();
  const field = register("known");
  const known = clients.filter(({ email: address }) => address !== null);
  if (known.length === 0) return null;
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.known}
      </label>
      <select
        id={id}
        className="select w-full"
        {...field}
        onChange={(event) => {
          const chosen = known.find((one) => one.id === event.target.value);
          if (chosen) {
            setValue("name", chosen.name);
            setValue("email", chosen.email ?? "");
            setValue("language", chosen.language);
          }
          return field.onChange(event);
        }}
      >
        <option value="">{words.knownNone}</option>
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {`${one.name}, ${one.email}`}
          </option>
        ))}
      </select>
    </div>
  );
}
