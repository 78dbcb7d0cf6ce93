import { PATHS } from "@niyamdesk/domain/base/addresses";
import { handOverInput } from "@niyamdesk/domain/franchises/franchise-input";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { handOverTerritory } from "../data/franchise-calls.ts";
import type { OtherPartner } from "../hooks/use-other-partners.ts";
import type { FranchiseView } from "../read-franchise.ts";

const words = franchiseAdmin.editing.handOver;
const schema = z.strictObject({ to_uid: handOverInput.shape.to_uid, reason: handOverInput.shape.reason });
const LIMIT = 300;

interface HandOverFormProps {
  franchise: FranchiseView;
  /** Other partners who are at work. */
  partners: readonly OtherPartner[];
}

/** The territory goes to another partner. Asked once more, with both names. */
export function HandOverForm({ franchise: { id, code }, partners }: HandOverFormProps) {
  const [wanted, setWanted] = useState<z.output<typeof schema> | null>(null);
  const go = useNavigate();
  if (partners.length === 0) return <p className="muted text-sm">{words.nobody}</p>;
  const to = partners.find(({ uid }) => uid === wanted?.to_uid)?.name ?? "";
  return (
    <>
      <p className="muted mb-4 text-sm">{words.lead}</p>
      <Form
        label={words.title}
        schema={schema}
        defaultValues={{ to_uid: "", reason: "" }}
        onSubmit={(given) => setWanted(given)}
      >
        {() => (
          <>
            <SelectField
              name="to_uid"
              label={words.to}
              placeholder={words.choose}
              options={partners.map(
                ({ uid, name, email }) => [uid, email === null ? name : `${name} · ${email}`] as const,
              )}
            />
            <TextField name="reason" label={words.why} rows={2} maxLength={LIMIT} />
            <Button type="submit" look="outline">
              {words.open}
            </Button>
          </>
        )}
      </Form>
      {wanted !== null && (
        <ConfirmDialog
          title={words.title2(code, to)}
          confirm={words.confirm}
          keep={words.keep}
          danger
          onConfirm={async () => {
            const { franchise_id } = await handOverTerritory({ franchise_id: id, ...wanted });
            toast("success", words.done(code, to));
            go(PATHS.franchisePartner(franchise_id));
          }}
          onClose={() => setWanted(null)}
        >
          <p>{words.lead}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
