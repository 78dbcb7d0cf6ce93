import { type Caller, nextCaller } from "@niyamdesk/domain/leads/fair-share";
import type { Lead } from "@niyamdesk/domain/leads/lead";
import { openLeadsOfQuery } from "@niyamdesk/domain/leads/queries";
import { activeTelecallersQuery } from "@niyamdesk/domain/staff/queries";
import { audit } from "../platform/audit.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { db } from "../platform/firestore.ts";
import { declaredQuery } from "../platform/query.ts";
import { givenLeadRef, leadRef, telecallerProfileRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";
import { give } from "./hand-over.ts";
import { firstNameOf } from "./lead-for.ts";

const REMEMBERED_DAYS = 90;
/** The switch by which telecallers say themselves that they take no new leads now. */
const TAKES_NO_LEADS = "away";

/** Whose turn it is to be given a lead, among the telecallers who are at work. One run of a job asks once and keeps count. */
export class Turns {
  #callers: Caller[];

  private constructor(callers: Caller[]) {
    this.#callers = callers;
  }

  /** @param cap the most open leads that somebody is given unless something else was set for them */
  static async among(cap: number | null): Promise<Turns> {
    const telecallers = await runWholeQuery(activeTelecallersQuery, {});
    return new Turns(await Promise.all(telecallers.map(({ id }) => callerOf(id, cap))));
  }

  /**
   * @param except who had it and did not call
   * @param busy who has enough for now
   * @returns null: nobody can take one
   */
  next(except: string | null, busy: ReadonlySet<string> = new Set()): string | null {
    return nextCaller(
      this.#callers.filter(({ uid }) => !busy.has(uid)),
      except,
    );
  }

  given(uid: string, at: number): void {
    this.#callers = this.#callers.map((one) =>
      one.uid === uid ? { ...one, open: one.open + 1, given_at: Math.max(at, (one.given_at ?? 0) + 1) } : one,
    );
  }
}

async function callerOf(uid: string, usualCap: number | null): Promise<Caller> {
  const [profile, given, open] = await Promise.all([
    telecallerProfileRef(uid).get(),
    givenLeadRef(uid).get(),
    declaredQuery(db(), openLeadsOfQuery, { uid }).count().get(),
  ]);
  const { away = false, settings = {}, lead_cap = null } = profile.data() ?? {};
  return {
    uid,
    isIn: !away && settings[TAKES_NO_LEADS] !== true,
    open: open.data().count,
    cap: lead_cap ?? usualCap,
    given_at: given.data()?.given_at.toMillis() ?? null,
  };
}

/**
 * Gives a lead to whose turn it is, or to nobody, and notes why.
 *
 * @param more what else changes with it
 */
export async function giveByTurn(
  unit: UnitOfWork,
  lead: Lead,
  to: string | null,
  action: "lead.shared_out" | "lead.promise_missed" | "lead.idle",
  more: Partial<Lead> = {},
): Promise<void> {
  give(unit, lead, to, to === null ? null : await firstNameOf(unit, to), more);
  if (to !== null) {
    unit.merge(givenLeadRef(to), {
      given_at: timestamp(unit.now()),
      expires_at: timestamp(unit.now() + REMEMBERED_DAYS * DAY_MS),
    });
  }
  audit(unit, `${action}_${lead.id}_${unit.now()}`, {
    actor: "system",
    role: "system",
    action,
    subject: leadRef(lead.id).path,
    before: { assigned_to: lead.assigned_to },
    after: { assigned_to: to },
  });
}
