import {
  type ContactDetails,
  type ContactDetailsInput,
  contactDetailsFor,
} from "@niyamdesk/domain/checkouts/checkout-input";
import type { Paise } from "@niyamdesk/domain/money/money";
import { formatPhone } from "@niyamdesk/domain/phone/phone";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import type { PurchaseDraft } from "./draft.ts";

/** What the account knows of the person; empty where it knows nothing. */
export function knownContact(
  profile: Profile | null,
  account: { email: string | null; name: string | null },
): ContactDetailsInput {
  return {
    name: profile?.name || account.name || "",
    email: profile?.email ?? account.email ?? "",
    phone: profile?.phone ? formatPhone(profile.phone) : "",
    state_code: profile?.state_code ?? "",
    gstin: profile?.gstin ?? "",
    billing_name: profile?.billing_name ?? "",
    address: profile?.address ?? "",
  };
}

/** What the dialog starts with: what was typed in this tab wins over what the account knows. */
export function contactToEdit(known: ContactDetailsInput, draft: PurchaseDraft): ContactDetailsInput {
  return { ...known, ...draft.contact };
}

/**
 * Who is billed, or null when the client has to be asked: details sent in this tab, else complete ones of the account.
 *
 * @param pricePaise before tax: what the invoice has to state depends on it
 */
export function contactToBill(
  known: ContactDetailsInput,
  draft: PurchaseDraft,
  pricePaise: Paise,
): ContactDetails | null {
  const parsed = contactDetailsFor(pricePaise).safeParse(draft.entered ? contactToEdit(known, draft) : known);
  return parsed.success ? parsed.data : null;
}
