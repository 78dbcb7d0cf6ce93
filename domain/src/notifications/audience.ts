import type { Role } from "../base/roles.ts";

/** Whom an announcement can be for. `all`: also visitors. */
export const ANNOUNCED_TO = [
  "all",
  "client_user",
  "franchise",
  "ca",
  "telecaller",
  "tax_executive",
  "admin",
] as const satisfies readonly (Role | "all")[];
export type AnnouncedTo = (typeof ANNOUNCED_TO)[number];

/** Whom an announcement is for, as an administrator chooses it. Services and States narrow it to clients. */
export interface Audience {
  to: readonly AnnouncedTo[];
  /** Ids: clients who bought any of them. Empty: whatever they bought. */
  services: readonly string[];
  /** GST State codes of clients' addresses. Empty: wherever they are. */
  states: readonly string[];
}

/** Of what somebody bought, the newest count: a query takes no more values. */
export const MOST_BOUGHT = 12;
/** Services and States that one announcement names at most: it is published once for each pair of them. */
export const MOST_NAMED = 5;

/** The audience of one published announcement: `all`, a role, or clients narrowed down: `service:iec state:27`. */
function keyOf(service: string | null, state: string | null): string {
  return [service === null ? null : `service:${service}`, state === null ? null : `state:${state}`]
    .filter(Boolean)
    .join(" ");
}

/** The audiences that an announcement is published to, each as a record of its own. */
export function publishedTo({ to, services, states }: Audience): string[] {
  if (services.length === 0 && states.length === 0) return to.includes("all") ? ["all"] : [...new Set(to)];
  const each = (ids: readonly string[]) => (ids.length === 0 ? [null] : [...new Set(ids)]);
  return each(services).flatMap((service) => each(states).map((state) => keyOf(service, state)));
}

/**
 * Audiences that a client belongs to besides all clients. Functions keep them with the profile, where the rules read them.
 *
 * @param bought ids of services, the newest last
 */
export function audiencesOf(bought: readonly string[], state: string | null): string[] {
  const services = bought.slice(-MOST_BOUGHT);
  return [
    ...(state === null ? [] : [keyOf(null, state)]),
    ...services.flatMap((service) => [
      keyOf(service, null),
      ...(state === null ? [] : [keyOf(service, state)]),
    ]),
  ];
}
