import type { Role } from "@niyamdesk/domain/base/roles";
import type { ContactDetails } from "@niyamdesk/domain/checkouts/checkout-input";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import { timestamp } from "../platform/clock.ts";

/** A profile with nothing in it yet. */
export function newProfile(uid: string, role: Role): Profile {
  const now = timestamp();
  return {
    id: uid,
    email: null,
    name: "",
    phone: null,
    role,
    email_verified: false,
    staff_status: null,
    invited_by: null,
    state_code: null,
    gstin: null,
    billing_name: null,
    address: null,
    pan: null,
    preferences: {},
    orders_count: 0,
    ordered_at: null,
    created_at: now,
    updated_at: now,
  };
}

/**
 * The profile with what a buyer typed, so that it is asked once. Not the email address: that is the account's own, which
 * the account alone says; the one typed is where this order's mail goes. Null when nothing changes.
 */
export function withContact(profile: Profile, contact: ContactDetails): Profile | null {
  const next: Profile = {
    ...profile,
    name: contact.name,
    phone: contact.phone,
    state_code: contact.state_code,
    gstin: contact.gstin ?? null,
    billing_name: contact.billing_name ?? null,
    address: contact.address ?? profile.address,
    updated_at: timestamp(),
  };
  const { updated_at: _before, ...before } = profile;
  const { updated_at: _after, ...after } = next;
  return JSON.stringify(before) === JSON.stringify(after) ? null : next;
}
