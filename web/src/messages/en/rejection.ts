/**
 * Why a document is to be sent again, as its client reads it: records say it in English.
 *
 * @param _code what staff chose @param _words what they wrote besides
 */
export const shownReason = (
  stored: string | null,
  _code: string | null,
  _words: string | null,
): string | null => stored;
