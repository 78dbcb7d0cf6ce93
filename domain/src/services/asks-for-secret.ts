/** Codes and passwords of portals and banks, as people call them in either language. */
const SECRET =
  /\botps?\b|ओटीपी|one[- ]?time (?:password|passcode|pin|code)|\bpass ?(?:words?|codes?)\b|पासवर्ड|पासकोड|\b(?:m|u|t|e|a)?pins?\b(?! ?codes?\b)|\bcvv\b|(?:log ?in|portal|net ?banking) (?:credentials?|details)|लॉगिन (?:डिटेल|विवरण)/iu;
/** What says that none is needed. */
const WITHOUT = /\b(?:without|no|not|never|remove[sd]?|not protected by)\b[^.]{0,30}$/iu;

/** Whether words ask somebody for a code or a password, which we never do. A file "without a password" asks for none. */
export function asksForSecret(words: string): boolean {
  const found = SECRET.exec(words);
  if (found === null) return false;
  const [before, after] = [words.slice(0, found.index), words.slice(found.index + found[0].length)];
  return !WITHOUT.test(before) && !/^[^.]{0,12}(?:बिना|के बिना|न हो|हटा)/u.test(after);
}
