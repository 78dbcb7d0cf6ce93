import type { NotificationType } from "@niyamdesk/domain/notification";
import { type OwnDetailsInput, PREFERENCES, type Preference } from "@niyamdesk/domain/own-details";
import { formatPhone } from "@niyamdesk/domain/phone";
import { partIn, type StoredData, textIn } from "../../lib/stored.ts";

export interface OwnProfile {
  details: OwnDetailsInput;
  /** What was switched off. */
  off: readonly Preference[];
  /** Announcements that are not shown for that reason. */
  unwanted: readonly NotificationType[];
}

const ANNOUNCED_AS: Record<Preference, NotificationType> = {
  compliance_news: "compliance",
  offers: "discount",
};

/** A profile as the form begins with it. */
export function readOwnProfile(_: string, data: StoredData): OwnProfile {
  const text = (field: string) => textIn(data, field) ?? "";
  const phone = textIn(data, "phone");
  const preferences = partIn(data, "preferences");
  const off = PREFERENCES.map(([name]) => name).filter((name) => preferences[name] === false);
  return {
    details: {
      name: text("name"),
      phone: phone === null ? "+91 " : formatPhone(phone),
      address: text("address"),
      state_code: text("state_code"),
      pan: text("pan"),
      gstin: text("gstin"),
      billing_name: text("billing_name"),
    },
    off,
    unwanted: off.map((name) => ANNOUNCED_AS[name]),
  };
}
