import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { AuditAct } from "@niyamdesk/domain/audit/acts";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { mayMove } from "@niyamdesk/domain/base/moves";
import { roleOf } from "@niyamdesk/domain/base/roles";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import {
  FRANCHISE_MOVES,
  type Franchise,
  type FranchiseStatus,
} from "@niyamdesk/domain/franchises/franchise";
import { addressee } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { inStaffTurn } from "../platform/in-staff-turn.ts";
import { leaveStaff } from "../platform/partner-staff.ts";
import { proven } from "../platform/proven.ts";
import { franchiseRef, profileRef, referralRef, territoryRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { franchiseStatusMail } from "./franchise-status.mail.ts";
import { newFranchise } from "./new-franchise.ts";
import { relinkState } from "./relink.ts";
import { endMembers } from "./remove-member.ts";
import { changeHoldings, freeTerritory, takeTerritory } from "./territories.ts";
import { territoryGivenMail } from "./territory-given.mail.ts";

/** @throws DomainError franchise_not_found */
async function readFranchise(unit: UnitOfWork, id: string): Promise<Franchise> {
  const franchise = await unit.get(franchiseRef(id));
  if (!franchise) throw new DomainError("franchise_not_found");
  return franchise;
}

function refuseMove({ status }: Franchise, to: FranchiseStatus): void {
  if (!mayMove(FRANCHISE_MOVES, status, to, "admin")) throw new DomainError("franchise_ended");
}

function auditChange(
  unit: UnitOfWork,
  { id, status, user_id }: Franchise,
  by: Caller,
  { action, after, words }: { action: AuditAct; after: Record<string, unknown>; words?: string },
): void {
  audit(unit, `${action}_${id}_${unit.now()}`, {
    ...{ actor: by.uid, role: by.role ?? "", action, subject: franchiseRef(id).path },
    ...{ before: { status, user_id }, after },
    ...(words === undefined ? {} : { reason: { kind: "other", words } }),
  });
}

/** Their proven address; null: there is none that may be written to. */
async function mailboxOf(franchiseId: string): Promise<string | null> {
  const franchise = (await franchiseRef(franchiseId).get()).data();
  const account = franchise === undefined ? null : await addressee(franchise.user_id);
  return account === null ? null : proven(account).email;
}

/** The partner is told. @param to their mailbox */
function tell(
  unit: UnitOfWork,
  to: string | null,
  { id: franchise_id, user_id: uid }: Franchise,
  status: FranchiseStatus,
): void {
  if (to === null) return;
  const id = `franchise_${status}_${franchise_id}_${unit.now()}`;
  queueMail(unit, franchiseStatusMail, { id, to, data: { uid, franchise_id, status } });
}

/** Earns nothing from now on and keeps its territory, or goes on. What was earned stays. */
export async function suspend(
  { franchise_id, suspended, reason }: ParsedInput<"suspendFranchise">,
  by: Caller,
): Promise<void> {
  const to: FranchiseStatus = suspended ? "suspended" : "active";
  const mailbox = await mailboxOf(franchise_id);
  await commitTogether(async (unit) => {
    const franchise = await readFranchise(unit, franchise_id);
    if (franchise.status === to) return;
    refuseMove(franchise, to);
    unit.update(franchiseRef(franchise_id), {
      ...{ status: to, status_reason: suspended ? reason : null, updated_at: timestamp(unit.now()) },
    });
    const action = suspended ? "franchise.suspended" : "franchise.reinstated";
    auditChange(unit, franchise, by, { action, after: { status: to }, words: reason });
    tell(unit, mailbox, franchise, to);
  });
}

/** Over: the territory is free, what was earned is paid as it falls due. */
export async function end({ franchise_id, reason }: ParsedInput<"endFranchise">, by: Caller): Promise<void> {
  const mailbox = await mailboxOf(franchise_id);
  const code = await commitTogether(async (unit) => {
    const franchise = await readFranchise(unit, franchise_id);
    if (franchise.status === "ended") return franchise.territory_code;
    refuseMove(franchise, "ended");
    await freeTerritory(unit, franchise);
    unit.update(franchiseRef(franchise_id), {
      ...{ status: "ended", status_reason: reason, updated_at: timestamp(unit.now()) },
    });
    auditChange(unit, franchise, by, {
      ...{ action: "franchise.ended", after: { status: "ended" }, words: reason },
    });
    tell(unit, mailbox, franchise, "ended");
    return franchise.territory_code;
  });
  await endMembers(franchise_id, by);
  await relinkState(code);
}

/** Who has the territory of a franchise now, if it is them: a hand-over that died after its commit is done to the end by another. */
async function alreadyOf(unit: UnitOfWork, former: Franchise, uid: string): Promise<Franchise | null> {
  if (former.status !== "ended" || former.user_id === uid) return null;
  const holder = (await unit.get(territoryRef(former.territory_code)))?.franchise_id ?? null;
  const now = holder === null ? undefined : await unit.get(franchiseRef(holder));
  return now?.user_id === uid && now.application_id === former.application_id ? now : null;
}

/**
 * The territory goes to another partner, whose orders are the new ones: a franchise of their own begins, and the former one ends with
 * what it earned. It waits its turn among what is done to that partner: nobody is given a territory while they are given another role.
 * Safe to repeat.
 *
 * @returns id of the new franchise
 * @throws DomainError franchise_not_found, franchise_ended; staff_not_found where nobody of that uid is a partner
 */
export async function handOver(
  { franchise_id, to_uid, reason }: ParsedInput<"handOverTerritory">,
  by: Caller,
): Promise<string> {
  const next = await inStaffTurn(to_uid, by, () => give({ franchise_id, to_uid, reason }, by));
  await endMembers(franchise_id, by);
  await relinkState(next.territory_code);
  return next.id;
}

async function give(
  { franchise_id, to_uid, reason }: ParsedInput<"handOverTerritory">,
  by: Caller,
): Promise<Franchise> {
  const random = randomBytes(16);
  const [mailbox, account] = await Promise.all([mailboxOf(franchise_id), addressee(to_uid)]);
  return commitTogether(async (unit) => {
    const former = await readFranchise(unit, franchise_id);
    const given = await alreadyOf(unit, former, to_uid);
    if (given !== null) return given;
    refuseMove(former, "ended");
    const partner = await unit.get(profileRef(to_uid));
    // The account says it first, and the profile a moment later.
    const hasRole = roleOf(account?.customClaims?.role) === "franchise";
    const isPartner = hasRole && partner?.role === "franchise" && partner.staff_status === "active";
    if (!isPartner || former.user_id === to_uid || (await leaveStaff(unit, to_uid)))
      throw new DomainError("staff_not_found");
    const { application_id, hierarchy_level: level, territory_code, territory_name, pincodes } = former;
    const franchise = newFranchise({
      ...{ random, user_id: to_uid, application_id, partner_name: partner.name, level },
      ...{ territory_code, territory_name, pincodes, now: unit.now() },
    });
    await takeTerritory(unit, franchise, former);
    unit.create(franchiseRef(franchise.id), franchise);
    unit.create(referralRef(franchise.referral_code), { franchise_id: franchise.id });
    unit.update(franchiseRef(former.id), {
      ...{ status: "ended", status_reason: reason, updated_at: timestamp(unit.now()) },
    });
    auditChange(unit, former, by, {
      ...{ action: "franchise.handed_over", words: reason },
      after: { status: "ended", to: franchise.id, user_id: to_uid },
    });
    tell(unit, mailbox, former, "ended");
    const to = account === null ? null : proven(account).email;
    if (to !== null) {
      const mail = { id: `territory_given_${franchise.id}`, to };
      queueMail(unit, territoryGivenMail, { ...mail, data: { uid: to_uid, franchise_id: franchise.id } });
    }
    return franchise;
  });
}

/**
 * Over no list but the one that was seen: of two who change it, the second reads first what the other wrote. Sent again, it is done.
 *
 * @throws DomainError franchise_not_found, franchise_ended, changed_meanwhile, territory_taken; territory_invalid of a whole State
 */
export function setPins(
  { franchise_id, seen, pincodes }: ParsedInput<"setTerritoryPins">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const franchise = await readFranchise(unit, franchise_id);
    if (franchise.status === "ended") throw new DomainError("franchise_ended");
    if (franchise.hierarchy_level === "state") throw new DomainError("territory_invalid");
    if (isDeepStrictEqual(franchise.pincodes, pincodes)) return;
    if (!isDeepStrictEqual(franchise.pincodes, seen)) throw new DomainError("changed_meanwhile");
    await changeHoldings(unit, franchise, { ...franchise, pincodes });
    unit.update(franchiseRef(franchise_id), { pincodes, updated_at: timestamp(unit.now()) });
    auditChange(unit, franchise, by, {
      ...{ action: "franchise.pins_set", after: { pincodes: pincodes.length } },
    });
  });
}
