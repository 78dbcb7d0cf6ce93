import { saveDistrictInput } from "@niyamdesk/domain/districts/district-input";
import * as z from "zod/mini";
import { places as words } from "#messages/workspaces/places.ts";
import { call } from "../../../lib/backend/callables.ts";
import { toast } from "../../../lib/page/toast.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { StandingDistrict } from "../standing-districts.ts";
import { checkedOn, SaidWhere, saidNow } from "./said-where.tsx";

const { fields } = words;
const { name, pincodes, source } = saveDistrictInput.shape;
const LONGEST_LIST = 6000;

const pinList = z.pipe(
  z.string(),
  z.transform((typed, { issues }) => {
    const read = pincodes.safeParse(typed.split(/[\s,;]+/u).filter(Boolean));
    if (read.success) return read.data;
    issues.push({ code: "custom", message: fields.pincodesWrong, input: typed });
    return z.NEVER;
  }),
);

/** A new one has a code that its State's list has not. */
function schemaOf(letters: string, taken: ReadonlySet<string> | null) {
  const isFree = (code: string) =>
    taken === null || (new RegExp(`^${letters}-[A-Z]{3}$`).test(code) && !taken.has(code));
  return z.strictObject({
    code: z.string().check(
      z.overwrite((typed) => typed.trim().toUpperCase()),
      z.refine(isFree, fields.codeWrong(letters)),
    ),
    name,
    pincodes: pinList,
    offered: z.boolean(),
    source,
    checked_on: checkedOn,
  });
}

interface DistrictDialogProps {
  letters: string;
  /** Null: a new one. */
  district: StandingDistrict | null;
  /** Codes of the State's list. */
  codes: readonly string[];
  /** Of the list that was looked at. */
  version: number;
  onClose(): void;
}

/** A district as it counts from now on, with where that is written; all that was typed stays where it is refused. */
export function DistrictDialog({ letters, district, codes, version, onClose }: DistrictDialogProps) {
  const title = district === null ? words.add : words.changeOne(district.name);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schemaOf(letters, district === null ? new Set(codes) : null)}
        defaultValues={{
          code: district?.code ?? `${letters}-`,
          name: district?.name ?? "",
          pincodes: district?.pincodes.join(", ") ?? "",
          offered: district?.offered ?? true,
          ...saidNow(),
        }}
        fieldsOf={{ territory_taken: "pincodes", territory_invalid: "pincodes" }}
        onSubmit={async (typed) => {
          await call("saveDistrict", { ...typed, version });
          toast("success", words.saved(typed.name));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            {district === null && (
              <Field name="code" label={fields.code} hint={fields.codeHint} autoComplete="off" />
            )}
            <Field name="name" label={fields.name} autoComplete="off" />
            <TextField
              name="pincodes"
              label={fields.pincodes}
              hint={fields.pincodesHint}
              rows={5}
              maxLength={LONGEST_LIST}
              autoComplete="off"
            />
            <CheckField name="offered" label={fields.offered} />
            <SaidWhere busy={busy} save={words.save} onClose={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
