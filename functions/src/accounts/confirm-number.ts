import { withLink } from "./links.ts";
import { trustNumber } from "./unused-account.ts";

/**
 * The owner of the mailbox says that whoever holds the number is they: the number signs in again.
 *
 * @throws DomainError link_not_valid, address_restored
 */
export function confirmNumber(token: string): Promise<void> {
  const wanted = { purposes: ["confirmNumber"], endsOthers: false } as const;
  return withLink(token, wanted, ({ account }) => trustNumber(account.uid));
}
