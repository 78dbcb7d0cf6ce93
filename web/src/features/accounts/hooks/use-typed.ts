import { useCallback, useState } from "react";
import { readDraft, writeDraft } from "../../../lib/device/draft.ts";

export interface TypedValues {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

export interface Typed {
  /** What a form begins with when it is shown. */
  start: TypedValues;
  keep(values: Partial<TypedValues>): void;
}

const KEPT = ["name", "email", "phone"] as const;

/**
 * What was typed on a screen, whichever of its forms is shown: names, addresses and numbers outlive a reload, passwords only
 * the change of form.
 */
export function useTyped(draft: string): Typed {
  const [start] = useState(() => typedBefore(draft));
  const keep = useCallback(
    (values: Partial<TypedValues>) => {
      Object.assign(start, values);
      writeDraft(draft, Object.fromEntries(KEPT.map((field) => [field, start[field]])));
    },
    [start, draft],
  );
  return { start, keep };
}

function typedBefore(draft: string): TypedValues {
  const kept = readDraft(draft) ?? {};
  const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  return {
    name: text(kept.name, ""),
    email: text(kept.email, ""),
    phone: text(kept.phone, "+91 "),
    password: "",
    confirmPassword: "",
  };
}
