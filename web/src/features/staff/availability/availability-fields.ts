import type { Availability } from "@niyamdesk/domain/staff/availability";
import * as z from "zod/mini";
import { availability as words } from "#messages/workspaces/availability.ts";
import { istDayOrNone } from "../../../lib/time/ist-fields.ts";

const MOST = 500;

/** Blank is no limit, never nought. */
const capacity = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim() === "" || (/^\d{1,3}$/.test(typed.trim()) && isInRange(Number(typed))),
        words.capacityWrong,
      ),
    ),
  z.transform((typed) => (typed.trim() === "" ? null : Number(typed))),
);

function isInRange(count: number): boolean {
  return count >= 1 && count <= MOST;
}

/** As it is typed; what comes of it is what `setAvailability` takes. */
export const availabilityForm = z.pipe(
  z
    .strictObject({
      kinds: z.string(),
      services: z.record(z.string(), z.boolean()),
      capacity,
      from: istDayOrNone(),
      until: istDayOrNone(),
    })
    .check(
      z.refine(({ kinds, services }) => kinds !== "some" || Object.values(services).some(Boolean), {
        path: ["kinds"],
        message: words.chooseKinds,
      }),
      z.refine(({ from, until }) => (from === null) === (until === null), {
        path: ["until"],
        message: words.bothDays,
      }),
      z.refine(({ from, until }) => from === null || until === null || from <= until, {
        path: ["until"],
        message: words.order,
      }),
    ),
  z.transform(
    ({ kinds, services, capacity: most, from, until }): Availability => ({
      services: kinds === "some" ? Object.keys(services).filter((id) => services[id]) : null,
      capacity: most,
      away: from === null || until === null ? null : { from, until },
    }),
  ),
);

/** @param known ids of the services there are */
export function typedOf({ services, capacity: most, away }: Availability, known: readonly string[]) {
  return {
    kinds: services === null ? "all" : "some",
    services: Object.fromEntries(known.map((id) => [id, services?.includes(id) ?? false])),
    capacity: most === null ? "" : String(most),
    from: away?.from ?? "",
    until: away?.until ?? "",
  };
}
