import { SECOND_MS } from "../platform/clock.ts";

/** The provider waits seven seconds for an answer, then refuses without a word of why. The call itself takes some of them. */
export const ANSWERED_WITHIN_MS = 6 * SECOND_MS;

/** How much of that is spent on waiting for whoever changes the account. The rest is for what then has to be done. */
export const PATIENCE_MS = 3 * SECOND_MS;
