import { bankDetailsInput } from "@niyamdesk/domain/franchises/franchise-input";
import { useState } from "react";
import * as z from "zod/mini";
import { partner } from "#messages/workspaces/partner.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { saveBankDetails } from "../data/franchise-calls.ts";
import { useBank } from "../data/franchises.ts";
import type { BankView } from "../read-franchise.ts";

const words = partner.bank;
const { account_holder, account_number, ifsc } = bankDetailsInput.shape;
const schema = z.strictObject({ account_holder, account_number, ifsc });

/** Where the partner is paid. */
export function BankPanel({ franchiseId }: { franchiseId: string }) {
  const bank = useBank(franchiseId);
  return (
    <Panel title={words.title} framed>
      <p className="muted mb-4 text-sm">{words.lead}</p>
      <LivePanel live={bank} label={words.loading} failure={words.failed} rows={1}>
        {(known) => <Bank key={known?.changedAt ?? 0} franchiseId={franchiseId} known={known} />}
      </LivePanel>
    </Panel>
  );
}

function Bank({ franchiseId, known }: { franchiseId: string; known: BankView | null }) {
  const [changing, setChanging] = useState(false);
  if (!changing) {
    return (
      <>
        {known === null ? (
          <p className="mb-4">{words.none}</p>
        ) : (
          <Facts className="mb-4">
            <Fact term={words.holder}>{known.holder}</Fact>
            <Fact term={words.number}>{words.end(known.number.slice(-4))}</Fact>
            <Fact term={words.ifsc}>{known.ifsc}</Fact>
          </Facts>
        )}
        <Button look={known === null ? "primary" : "outline"} onClick={() => setChanging(true)}>
          {known === null ? words.add : words.change}
        </Button>
        <p className="muted mt-4 text-sm">{words.gst}</p>
      </>
    );
  }
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{ account_holder: known?.holder ?? "", account_number: "", ifsc: known?.ifsc ?? "" }}
      onSubmit={async (details) => {
        await saveBankDetails({ franchise_id: franchiseId, ...details });
        toast("success", words.saved);
        setChanging(false);
      }}
    >
      {({ busy }) => (
        <>
          <Field name="account_holder" label={words.holder} autoComplete="name" />
          <Field name="account_number" label={words.number} inputMode="numeric" autoComplete="off" />
          <Field
            name="ifsc"
            label={words.ifsc}
            autoComplete="off"
            placeholder="HDFC0001234"
            tidy={(typed) => typed.toUpperCase()}
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <Button look="outline" disabled={busy} onClick={() => setChanging(false)}>
              {words.keep}
            </Button>
            <Button type="submit" busy={busy}>
              {words.save}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
