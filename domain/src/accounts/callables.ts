import {
  addressInput,
  type LinkState,
  linkInput,
  nothing,
  type SeenPurpose,
  setNewPasswordInput,
} from "./account.ts";

export const accountInputs = {
  sendVerificationMail: nothing,
  changeEmail: addressInput,
  requestPasswordReset: addressInput,
  lookAtLink: linkInput,
  setNewPassword: setNewPasswordInput,
  confirmEmail: linkInput,
  sendNumberProof: linkInput,
  confirmNumber: linkInput,
  disownNumber: linkInput,
  exportOwnData: nothing,
  deleteOwnAccount: nothing,
} as const;

export interface AccountOutputs {
  /** Seconds until another may be asked for; one that was sent a moment ago is not sent again. */
  sendVerificationMail: { wait_s: number };
  /** `now`: the address was not verified yet and is replaced; `when_confirmed`: once the link sent there is followed. */
  changeEmail: { takes_effect: "now" | "when_confirmed" };
  /** The same for an address without an account. */
  requestPasswordReset: Record<string, never>;
  /**
   * What a mailed link is for, without using it up; the address as `maskedEmail` shows it, empty unless it is good; of a change
   * of address, the one that the account has so far, masked as well; of an invitation the number that was typed with it, for
   * its owner to prove.
   */
  lookAtLink: {
    purpose: SeenPurpose | null;
    state: LinkState;
    address: string;
    account?: string;
    phone?: string;
  };
  setNewPassword: NewPasswordSet;
  confirmEmail: EmailConfirmed;
  /** Seconds until another may be asked for. */
  sendNumberProof: { wait_s: number };
  confirmNumber: Record<string, never>;
  disownNumber: Record<string, never>;
  /** Everything we hold of the caller, readable by people and programs. */
  exportOwnData: { data: Record<string, unknown> };
  deleteOwnAccount: Record<string, never>;
}

/** The address to sign in with, and the last digits of numbers; null where there is none. */
export interface NewPasswordSet {
  email: string;
  /** Signs in to the account as well. */
  phone_end: string | null;
  /** Was put on the account before anybody had proven the address, and is taken off it. */
  phone_removed: string | null;
}

export interface EmailConfirmed {
  /** The address that is proven now. */
  email: string;
  /**
   * Sets a password, as a mailed link does: where this was the first proof of the address and came without a session of the
   * account, the password from before is void.
   */
  password_token: string | null;
}
