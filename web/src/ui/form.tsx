import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { CheckedForm, type CheckedFormProps } from "./checked-form.tsx";

interface FormProps<Input extends FieldValues, Output>
  extends Omit<CheckedFormProps<Input, Output>, "check"> {
  /** The same schema that the function on the other side parses with. */
  schema: z.ZodMiniType<Output, Input>;
}

/** The one form: schema in, parsed values out. */
export function Form<Input extends FieldValues, Output>({ schema, ...form }: FormProps<Input, Output>) {
  return <CheckedForm {...form} check={zodResolver(schema)} />;
}
