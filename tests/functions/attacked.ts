import { ROLES, type Role } from "@niyamdesk/domain/base/roles";
import * as fc from "fast-check";

/** `guest`: whoever has a token, also of the anonymous sign-in. */
export type Admitted = "anyone" | "signed_in" | "guest" | readonly Role[];

/** How a callable is attacked. */
export interface Attacked {
  /** Who may call it, written down once more. */
  by: Admitted;
  /** Input that is as it should be. */
  input: object;
  /** Input that is as well, and means harm. */
  harmful?: fc.Arbitrary<unknown>;
}

/** All callables of a noun, by its contract: one that is left out is an error of types. */
export type Attacks<Inputs> = Readonly<Record<keyof Inputs, Attacked>>;

export const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
export const email = fc
  .tuple(fc.stringMatching(/^[^\s@<>"]{1,20}$/), fc.stringMatching(/^[^\s@<>".]{1,9}\.[^\s@<>".]{1,9}$/))
  .map(([local, host]) => `${local}@${host}`);
export const role = fc.constantFrom(...ROLES.filter((one) => one !== "client_user"));
