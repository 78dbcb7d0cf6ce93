import type { Success } from "./outcomes.ts";

/** What merchants pass to `new Razorpay(…)`; only the keys this simulator acts on. */
export interface MerchantOptions {
  key?: string;
  amount?: number | string;
  currency?: string;
  name?: string;
  description?: string;
  image?: string;
  order_id?: string;
  handler?: (response: Success) => void;
  prefill?: { name?: string; email?: string; contact?: string; method?: string };
  notes?: Record<string, string>;
  theme?: { color?: string; backdrop_color?: string };
  modal?: {
    ondismiss?: () => void;
    escape?: boolean;
    backdropclose?: boolean;
    handleback?: boolean;
    confirm_close?: boolean;
  };
  retry?: boolean | { enabled?: boolean };
  /** Seconds. */
  timeout?: number;
  readonly?: { contact?: boolean; email?: boolean; name?: boolean };
}

/** The part that can cross to the window: no functions, every default filled in. */
export interface WindowOptions {
  key: string;
  amount: number | null;
  currency: string | null;
  name: string;
  description: string;
  order_id: string;
  contact: string;
  email: string;
  method: string;
  notes: Record<string, string>;
  color: string;
  escape: boolean;
  backdropclose: boolean;
  handleback: boolean;
  confirmClose: boolean;
  retry: boolean;
  timeoutSeconds: number | null;
  readonlyContact: boolean;
  readonlyEmail: boolean;
}

/** Throws what Razorpay's constructor throws. */
export function checkOptions(options: MerchantOptions | undefined): MerchantOptions & { key: string } {
  if (typeof options !== "object" || options === null) throw new Error("Invalid options");
  const { key, amount, notes } = options;
  if (!key) throw new Error("No key passed");
  if (amount !== undefined && !(/^\d+$/.test(String(amount)) && Number(amount) >= 100))
    throw new Error(
      "Invalid amount (should be passed in integer paise. Minimum value is 100 paise, i.e. ₹ 1)",
    );
  if (notes && Object.keys(notes).length > 15)
    throw new Error("Invalid notes (At most 15 notes are allowed)");
  return { ...options, key };
}

export function toWindowOptions(options: MerchantOptions & { key: string }): WindowOptions {
  const { prefill, modal, readonly, retry } = options;
  return {
    key: options.key,
    amount: options.amount === undefined ? null : Number(options.amount),
    currency: options.currency ?? null,
    name: options.name ?? "",
    description: options.description ?? "",
    order_id: options.order_id ?? "",
    contact: prefill?.contact ?? "",
    email: prefill?.email ?? "",
    method: prefill?.method ?? "",
    notes: options.notes ?? {},
    color: options.theme?.color ?? "",
    escape: modal?.escape !== false,
    backdropclose: modal?.backdropclose === true,
    handleback: modal?.handleback !== false,
    confirmClose: modal?.confirm_close === true,
    retry: typeof retry === "object" ? retry.enabled !== false : retry !== false,
    timeoutSeconds: options.timeout ?? null,
    readonlyContact: readonly?.contact === true,
    readonlyEmail: readonly?.email === true,
  };
}
