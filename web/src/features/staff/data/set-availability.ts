import type { Availability } from "@niyamdesk/domain/staff/availability";
import { call } from "../../../lib/backend/callables.ts";

/** What somebody is given from now on. @throws AppError */
export async function setAvailability({
  services,
  ...wanted
}: Availability & { uid?: string }): Promise<void> {
  await call("setAvailability", { ...wanted, services: services && [...services] });
}
