import { prepareFollowUpInput } from "@niyamdesk/domain/consultations/consultation-note";
import { useState } from "react";
import * as z from "zod/mini";
import { LANGUAGE } from "#messages/language.ts";
import { practice } from "#messages/workspaces/practice.ts";
import { returns as words } from "#messages/workspaces/returns.ts";
import { requestIds } from "../../../lib/backend/request-ids.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { prepareFollowUp } from "../data/desk-acts.ts";
import { OfferFields, offered } from "./offer-fields.tsx";
import { Ready, type Sold } from "./return-parts.tsx";

const { language } = prepareFollowUpInput.shape;
const schema = z.strictObject({
  ...offered,
  language,
});

interface FollowUpFormProps {
  consultationId: string;
  client: string;
  services: readonly Sold[];
}

/** What the client of a consultation needs next, as a link that is mailed to them; their address stays with us. */
export function FollowUpForm({ consultationId, client, services }: FollowUpFormProps) {
  const [prepared, setPrepared] = useState<Awaited<ReturnType<typeof prepareFollowUp>> | null>(null);
  // Another wish is another link, also where the answer to the one before was lost; a second try of the same finds the first.
  const [idOf] = useState(requestIds);
  const [links, setLinks] = useState(0);
  if (prepared !== null) {
    return (
      <Ready
        prepared={{ ...prepared, name: client }}
        notSent={practice.noMail(client)}
        onAgain={() => {
          setLinks(links + 1);
          setPrepared(null);
        }}
      />
    );
  }
  return (
    <Form
      label={practice.followUpFor(client)}
      schema={schema}
      defaultValues={{ service_id: "", plan_id: "", note: "", language: LANGUAGE === "hi" ? "hi" : "en" }}
      onSubmit={async ({ note, ...wanted }) => {
        const link = { ...wanted, consultation_id: consultationId, note: note ?? null };
        setPrepared(await prepareFollowUp({ ...link, request_id: idOf({ link, links }) }));
      }}
    >
      {({ busy }) => (
        <>
          <p className="muted mb-4 text-sm">{practice.followUpIntro}</p>
          <OfferFields services={services} />
          <Button type="submit" busy={busy}>
            {busy ? words.sending : words.send}
          </Button>
        </>
      )}
    </Form>
  );
}
