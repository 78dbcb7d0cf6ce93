const SHOWN = 2;

/** `asha@example.in` → `as•••@example.in`: its owner knows it, nobody learns it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  return `${local.slice(0, Math.min(SHOWN, local.length - 1))}•••${email.slice(at)}`;
}

/** The last four digits of a number (E.164). */
export function phoneEnd(e164: string): string {
  return e164.slice(-4);
}
