/**
 * The session that a token belongs to. Tokens get a name when somebody signs in, which stays with all that follow; one without goes by the
 * second of its sign-in. A file without schemas: every page that knows who is signed in has it.
 */
export function sessionIn({ session, auth_time }: { readonly [claim: string]: unknown }): string {
  if (typeof session === "string") return session;
  return `at-${Number(auth_time) || 0}`;
}
