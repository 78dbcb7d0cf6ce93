import { DomainError } from "@niyamdesk/domain/base/errors";
import { profileRef } from "../platform/refs.ts";

/** @throws DomainError staff_not_found unless this is a telecaller who is at work */
export async function needTelecaller(uid: string): Promise<void> {
  const profile = (await profileRef(uid).get()).data();
  if (profile?.role !== "telecaller" || profile.staff_status !== "active") {
    throw new DomainError("staff_not_found");
  }
}
