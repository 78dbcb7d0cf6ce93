import { MINUTE_MS, SECOND_MS } from "../platform/clock.ts";

/**
 * The provider waits seven seconds for an answer, then refuses without a word of why. The call itself takes some of them. The
 * emulated one waits as long as it takes, and a busy machine may need that for a process that has just begun.
 */
export const ANSWERED_WITHIN_MS = process.env.FUNCTIONS_EMULATOR === "true" ? MINUTE_MS : 6 * SECOND_MS;

/** How much of that is spent on waiting for whoever changes the account. The rest is for what then has to be done. */
export const PATIENCE_MS = 3 * SECOND_MS;
