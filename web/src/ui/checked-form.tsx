import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { AppError, errorWords } from "../lib/backend/app-error.ts";
import { phoneTables } from "../lib/phone/phone-tables.ts";

/**
 * What stands in the fields is what is sent: a browser or a password manager that fills them in need not tell anybody.
 */
function takeWhatStands<Input extends FieldValues>(
  { elements }: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Input>, "getValues" | "setValue">,
): void {
  for (const element of elements) {
    if (!isWritten(element) || element.name === "") continue;
    const name = element.name as Path<Input>;
    const known: unknown = getValues(name);
    if (typeof known !== "string" || known === element.value) continue;
    setValue(name, element.value as PathValue<Input, Path<Input>>);
  }
}

function isWritten(element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLInputElement) return !["checkbox", "radio", "file"].includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

export interface CheckedFormProps<Input extends FieldValues, Output> {
  /** Words that are about no field stand at `root`. */
  check: Resolver<Input, unknown, Output>;
  defaultValues: DefaultValues<Input>;
  /** A rejection's words are shown above the fields and brought into sight; nothing typed is lost. */
  onSubmit(values: Output): Promise<void> | void;
  /** Rejections that are about one field: their words are shown there. */
  fieldsOf?: Partial<Record<AppError["code"], Path<Input>>>;
  /** Called as the person types, for drafts that outlive a reload. */
  onChange?: (values: Partial<Input>) => void;
  children: (state: { busy: boolean }) => ReactNode;
  className?: string;
  label: string;
}

/** What `Form` and `LateForm` have in common: checked values out, errors beside their fields, focus on the first of them. */
export function CheckedForm<Input extends FieldValues, Output>({
  check,
  defaultValues,
  onSubmit,
  fieldsOf = {},
  onChange,
  children,
  className = "",
  label,
}: CheckedFormProps<Input, Output>) {
  /** What had the focus when it was sent. */
  const sentFrom = useRef<Element | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: async (...typed) => {
      await phoneTables();
      return check(...typed);
    },
    defaultValues,
    // Not on leaving a field: its message would move the button away from under a press.
    mode: "onSubmit",
    reValidateMode: "onChange",
    // Looked at when the answer is there: see `hasMovedOn`.
    shouldFocusError: false,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const { watch } = form;

  // The button may be a screen below: without its words it would look as if the press had done nothing.
  useEffect(() => {
    if (failure !== null) alert.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);

  // Subscribed once: between two subscriptions, what a field's own effect puts into the form would be heard by nobody.
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    const subscription = watch((values) => changed.current?.(values as Partial<Input>));
    return () => subscription.unsubscribe();
  }, [watch]);

  /** Whoever went on to another field while the answer was on its way keeps typing there. */
  const hasMovedOn = () => {
    const here = document.activeElement;
    return here !== sentFrom.current && here !== document.body;
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await onSubmit(values);
      } catch (error) {
        const field = error instanceof AppError ? fieldsOf[error.code] : undefined;
        if (field === undefined) setFailure(errorWords(error));
        else form.setError(field, { message: errorWords(error) }, { shouldFocus: !hasMovedOn() });
      }
    },
    (errors) => {
      if (errors.root?.message !== undefined) return setFailure(errors.root.message);
      const first = [...form.control._names.mount].find((name) => get(errors, name));
      if (!hasMovedOn()) form.setFocus(first as Path<Input>);
      // What was typed while it was being checked may be right by now.
      void form.trigger();
    },
  );

  return (
    <FormProvider {...form}>
      <form
        // Sent by the browser alone, nothing typed may stand in the address.
        method="post"
        noValidate
        aria-label={label}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.formState.isSubmitting) return;
          takeWhatStands(event.currentTarget, form);
          sentFrom.current = document.activeElement;
          void submit(event);
        }}
      >
        <div ref={alert} role="alert" className="scroll-mt-20">
          {failure && <p className="alert alert-error alert-soft mb-4">{failure}</p>}
        </div>
        {children({ busy: form.formState.isSubmitting })}
      </form>
    </FormProvider>
  );
}
