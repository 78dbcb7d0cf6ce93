import { pinPrefix, savePinPrefixInput } from "@niyamdesk/domain/districts/district-input";
import { lettersOfState } from "@niyamdesk/domain/places/state-letters";
import type { StateCode } from "@niyamdesk/domain/places/states";
import * as z from "zod/mini";
import { pinStates as own } from "#messages/workspaces/places.ts";
import { call } from "../../../lib/backend/callables.ts";
import { toast } from "../../../lib/page/toast.ts";
import { STATE_CHOICES } from "../../../lib/places/state-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import type { StandingPrefix } from "../standing-prefixes.ts";
import { checkedOn, SaidWhere, saidNow } from "./said-where.tsx";

const CHOICES = STATE_CHOICES.filter(([code]) => lettersOfState(code) !== null);
const state = z.enum(["", ...CHOICES.map(([code]) => code)]);

/** @param isFree whether a new one may be added */
function schemaOf(isFree: (prefix: string) => boolean) {
  return z
    .strictObject({
      prefix: pinPrefix.check(z.refine(isFree, own.fields.prefixWrong)),
      ...{ first: state, second: state, third: state },
      source: savePinPrefixInput.shape.source,
      checked_on: checkedOn,
    })
    .check(
      z.refine(({ first, second }) => second === "" || second !== first, {
        ...{ path: ["second"], message: own.fields.twice },
      }),
      z.refine(({ first, second, third }) => third === "" || (third !== first && third !== second), {
        ...{ path: ["third"], message: own.fields.twice },
      }),
    );
}

interface PrefixDialogProps {
  /** Of a new one, the State that was looked at. */
  state: StateCode;
  /** Null: a new one. */
  standing: StandingPrefix | null;
  /** Whether three digits are in some State's list. */
  isKnown(prefix: string): boolean;
  /** Of the list that was looked at. */
  version: number;
  onClose(): void;
}

/** Where PIN codes that begin so lie from now on, with where that is written; all that was typed stays where it is refused. */
export function PrefixDialog({ state: looked, standing, isKnown, version, onClose }: PrefixDialogProps) {
  const title = standing === null ? own.add : own.changeOne(standing.prefix);
  const [first = "", second = "", third = ""] = standing?.states ?? [looked];
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schemaOf((prefix) => standing !== null || !isKnown(prefix))}
        defaultValues={{
          ...{ prefix: standing?.prefix ?? "", first, second, third },
          ...saidNow(),
        }}
        fieldsOf={{ territory_invalid: "first" }}
        onSubmit={async ({ first: one, second: two, third: three, ...typed }) => {
          const states = [one, two, three].filter((code) => code !== "");
          await call("savePinPrefix", { ...typed, states, version });
          toast("success", own.saved(typed.prefix));
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            {standing === null && (
              <Field name="prefix" label={own.fields.prefix} inputMode="numeric" autoComplete="off" />
            )}
            <SelectField
              name="first"
              label={own.fields.state}
              hint={own.fields.stateHint}
              placeholder={own.fields.unused}
              options={CHOICES}
            />
            {(["second", "third"] as const).map((name) => (
              <SelectField
                key={name}
                name={name}
                label={own.fields[name]}
                placeholder={own.fields.alsoNone}
                options={CHOICES}
                optional
              />
            ))}
            <SaidWhere busy={busy} save={own.save} onClose={onClose} />
          </>
        )}
      </Form>
    </Dialog>
  );
}
