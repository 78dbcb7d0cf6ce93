import {
  closeClientInput,
  correctClientInput,
  eraseClientInput,
  exportClientInput,
  noteClientInput,
  openClientInput,
} from "./client-input.ts";

export const clientInputs = {
  openClient: openClientInput,
  correctClient: correctClientInput,
  closeClient: closeClientInput,
  exportClient: exportClientInput,
  eraseClient: eraseClientInput,
  noteClient: noteClientInput,
} as const;

/** What the sign-in service and the deletion say of an account; times in epoch ms. */
export interface ClientAccount {
  /** Null: there is no such account any more. */
  account: {
    email: string | null;
    email_verified: boolean;
    /** The number it signs in with, E.164. */
    phone: string | null;
    /** Ways in: `password`, `phone`, `google.com`. */
    ways: string[];
    closed: boolean;
    created_at: number | null;
    last_sign_in_at: number | null;
    last_seen_at: number | null;
  } | null;
  /** When it was erased; null: it was not, or longer ago than is remembered. */
  erased_at: number | null;
}

export interface ClientOutputs {
  openClient: ClientAccount;
  correctClient: Record<string, never>;
  closeClient: Record<string, never>;
  exportClient: { data: Record<string, unknown> };
  eraseClient: Record<string, never>;
  noteClient: Record<string, never>;
}
