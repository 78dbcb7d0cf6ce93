/** Everyone who can knock: without a session, with the wizard's anonymous one, without a role claim, and each role. */
export const ACTORS = [
  "visitor",
  "anonymous",
  "unclaimed",
  "admin",
  "franchise",
  "ca",
  "telecaller",
  "tax_executive",
  "client_user",
] as const;
export type Actor = (typeof ACTORS)[number];

export function isActor(name: string): name is Actor {
  return ACTORS.some((actor) => actor === name);
}

/** The actor's uid, readable in failures. */
export function uidOf(actor: Actor): string {
  return `uid-${actor}`;
}

/** What the actor's token claims; null without a session. */
export function claimsOf(actor: Actor) {
  if (actor === "visitor") return null;
  const provider = actor === "anonymous" ? "anonymous" : "password";
  const role = actor === "anonymous" || actor === "unclaimed" ? {} : { role: actor };
  return { firebase: { sign_in_provider: provider }, ...role } as const;
}
