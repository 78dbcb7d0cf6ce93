/** Providers that read an address without its dots, by what they are called besides. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  "gmail.com": "gmail.com",
  "googlemail.com": "gmail.com",
};

/** The mailbox behind an address: what stands after a plus is its owner's own note, and some providers see no dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const name = email
    .slice(0, at)
    .replace(/(?<=.)\+.*$/, "")
    .toLowerCase();
  const host = email.slice(at + 1).toLowerCase();
  const same = Object.hasOwn(WITHOUT_DOTS, host) ? WITHOUT_DOTS[host] : undefined;
  return same === undefined ? `${name}@${host}` : `${name.replaceAll(".", "") || name}@${same}`;
}
