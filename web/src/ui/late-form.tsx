import { useEffect } from "react";
import type { FieldErrors, FieldValues, Resolver, ResolverError } from "react-hook-form";
import { notLoaded } from "../lib/backend/app-error.ts";
import { onFirstSign } from "../lib/loading/first-sign.ts";
import { CheckedForm, type CheckedFormProps } from "./checked-form.tsx";

/** The module of what is needed once a form is sent. */
interface Late<Input extends FieldValues, Output> {
  check: Resolver<Input, unknown, Output>;
}

interface LateFormProps<Input extends FieldValues, Output, Module>
  extends Omit<CheckedFormProps<Input, Output>, "check" | "onSubmit"> {
  /** A function of the module's own, so that it is the same in every drawing. */
  load(): Promise<Module & Late<Input, Output>>;
  onSubmit(values: Output, late: Module): Promise<void>;
}

/**
 * A form that stands before what checks and sends it is there: that is loaded with the first sign of somebody, and waited for by who is
 * quicker. When it cannot be loaded, that is said, and what was typed stands.
 */
export function LateForm<Input extends FieldValues, Output, Module>({
  load,
  onSubmit,
  ...form
}: LateFormProps<Input, Output, Module>) {
  useEffect(
    () =>
      onFirstSign(() => {
        // Said when the form is sent.
        load().catch(() => undefined);
      }),
    [load],
  );
  const check: Resolver<Input, unknown, Output> = async (...typed) => {
    try {
      return await (await load()).check(...typed);
    } catch {
      return refused(notLoaded().message);
    }
  };
  return <CheckedForm {...form} check={check} onSubmit={async (values) => onSubmit(values, await load())} />;
}

/** Not for a fault of what was typed. */
function refused<Input extends FieldValues>(message: string): ResolverError<Input> {
  return { values: {}, errors: { root: { type: "late", message } } as FieldErrors<Input> };
}
