import { pinRanges } from "@niyamdesk/domain/places/pin-ranges";
import * as z from "zod/mini";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { FormGuard } from "../../../ui/kept-form.tsx";
import { setTerritoryPins } from "../data/franchise-calls.ts";
import type { FranchiseView } from "../read-franchise.ts";

const words = franchiseAdmin.editing.pins;
const LONGEST_LIST = 6000;

const schema = z.pipe(
  z.strictObject({ pincodes: z.string() }),
  z.transform((typed, context) => {
    const read = pinRanges.safeParse(typed.pincodes.split(/[\s,;]+/u).filter(Boolean));
    if (read.success) return read.data;
    context.issues.push({ code: "custom", path: ["pincodes"], message: words.wrong, input: typed });
    return z.NEVER;
  }),
);

interface PinsFormProps {
  franchise: FranchiseView;
  /** Those that count now, also of our list. */
  pins: readonly string[];
  guard: FormGuard;
}

/** Which PIN codes a district or an individual territory has. */
export function PinsForm({ franchise: { id, level, pincodes: seen }, pins, guard }: PinsFormProps) {
  if (level === "state") return <p className="muted text-sm">{words.state}</p>;
  return (
    <Form
      label={words.title}
      schema={schema}
      defaultValues={{ pincodes: pins.join(", ") }}
      fieldsOf={{ territory_taken: "pincodes", territory_invalid: "pincodes" }}
      onChange={guard.touched}
      onSubmit={async (pincodes) => {
        await guard.saving(() => setTerritoryPins({ franchise_id: id, seen: [...seen], pincodes }));
        toast("success", words.saved);
      }}
    >
      {({ busy }) => (
        <>
          <TextField
            name="pincodes"
            label={words.label}
            hint={words.hint}
            rows={6}
            maxLength={LONGEST_LIST}
            autoComplete="off"
          />
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </>
      )}
    </Form>
  );
}
