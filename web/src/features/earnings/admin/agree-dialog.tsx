import { feeOn, taxIdsOf } from "@niyamdesk/domain/earnings/agreement";
import { optionalGstin, optionalPan } from "@niyamdesk/domain/fields/fields";
import { parseTypedRupees, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { istDay } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import * as z from "zod/mini";
import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { agreeFees } from "../data/earnings.ts";
import type { AgreementView } from "../read-fee.ts";

const words = feeAdmin.agree;
/** In place of an id. */
const CONSULTATION = "consultation_";
const MOST_PAISE = 1_00_000_00;

interface AgreeDialogProps {
  ca: { id: string; name: string };
  /** As it is on the screen; null: nothing is agreed. */
  agreement: AgreementView | null;
  services: readonly { id: string; name: string }[];
  onClose(): void;
}

/** Sets what a CA earns by each service, from a day on, and by what tax is withheld. Of the fees only what was changed is sent. */
export function AgreeDialog({ ca, agreement, services, onClose }: AgreeDialogProps) {
  const [offered] = useState(() => [{ id: CONSULTATION, name: words.consultation }, ...services]);
  const [known] = useState(() =>
    Object.fromEntries(offered.map(({ id }) => [id, countingToday(agreement, id)])),
  );
  // As it was when the form opened: what somebody else agrees meanwhile is not overwritten.
  const [seen_at] = useState(agreement?.updatedAt ?? null);
  const [ids] = useState({ pan: agreement?.pan ?? "", gstin: agreement?.gstin ?? "" });
  const [schema] = useState(() => schemaFor(known, ids));
  const title = words.changeOf(ca.name);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schema}
        defaultValues={{ from: istDay(Date.now()), fees: known, ...ids }}
        onSubmit={async (changed) => {
          await agreeFees({ ca_id: ca.id, seen_at, ...changed });
          toast("success", words.saved);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            <p className="muted mb-3 text-sm">{words.tax}</p>
            <div className="grid gap-x-6 sm:grid-cols-2">
              <Field name="pan" label={words.pan} autoComplete="off" optional />
              <Field name="gstin" label={words.gstin} autoComplete="off" optional />
            </div>
            <DateField name="from" label={words.from} hint={words.fromHint} min={() => Date.now()} />
            <p className="muted mb-3 text-sm">{words.rupees}</p>
            <div className="grid gap-x-6 sm:grid-cols-2">
              {offered.map(({ id, name }) => (
                <Field
                  key={id}
                  name={`fees.${id}`}
                  label={name}
                  inputMode="numeric"
                  autoComplete="off"
                  optional
                />
              ))}
            </div>
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {words.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function countingToday(agreement: AgreementView | null, id: string): string {
  const paise = feeOn(agreement ?? undefined, id === CONSULTATION ? null : id, Date.now());
  return paise === null ? "" : String(rupeesOfPaise(paise));
}

type Ids = Pick<AgreementView, "pan" | "gstin">;

interface Typed extends Ids {
  from: string;
  fees: Record<string, string>;
}

const taxIds = z.strictObject({ pan: optionalPan, gstin: optionalGstin });

function schemaFor(known: Typed["fees"], ids: Ids) {
  return z.pipe(
    z.custom<Typed>(),
    z.transform(({ from, fees, pan, gstin }, context) => {
      const changed = Object.entries(fees).filter(([id, typed]) => typed.trim() !== known[id]);
      const refuse = (path: string[], message: string) =>
        context.issues.push({ code: "custom", path, message, input: fees });
      const read = changed.map(([id, typed]) => {
        const amount_paise = typed.trim() === "" ? 0 : parseTypedRupees(typed);
        if (amount_paise === null || amount_paise % 100 !== 0 || amount_paise > MOST_PAISE) {
          refuse(["fees", id], words.wrong);
        }
        return { service_id: id === CONSULTATION ? null : id, amount_paise: amount_paise ?? 0 };
      });
      const typedIds = taxIds.safeParse({ pan, gstin });
      for (const { path, message } of typedIds.error?.issues ?? []) refuse(path.map(String), message);
      if (typedIds.data && taxIdsOf(typedIds.data) === null) refuse(["pan"], words.otherPan);
      if (changed.length === 0 && pan.trim() === ids.pan && gstin.trim() === ids.gstin) {
        refuse(["from"], words.nothing);
      }
      return { from, fees: read, ...typedIds.data };
    }),
  );
}
