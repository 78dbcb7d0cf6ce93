/**
 * The mail that says that an account is gone. It is queued when all else is erased, so an erasure that is repeated leaves it; once
 * it is sent, nothing of it is kept.
 */
export const LAST_WORD = "account-deleted";
