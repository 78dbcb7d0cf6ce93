/** The mailbox behind an address: what stands after a plus is its owner's own note. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at).replace(/(?<=.)\+.*$/, "")}${email.slice(at)}`.toLowerCase();
}
