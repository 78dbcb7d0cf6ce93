import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { DocumentData } from "firebase-admin/firestore";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { serviceRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { nextVersion, versionOf } from "../platform/version.ts";

type ServiceInput = ParsedInput<"saveService">["service"];

/**
 * Stores a service as it is sold from now on; its `amount` is that of its cheapest plan. What was opened before keeps its
 * price.
 *
 * @returns the version that is stored now
 * @throws DomainError changed_meanwhile
 */
export function saveService(
  { id, ...fields }: ServiceInput,
  seenVersion: number | null,
  by: Caller,
): Promise<number> {
  const ref = serviceRef(id);
  const wanted = {
    ...fields,
    id,
    required_documents: fields.required_documents.map(withoutGaps),
    amount: Math.min(...fields.plans.map(({ price }) => price)),
  };
  return commitTogether(async (unit) => {
    const stored = await unit.get(ref);
    const version = nextVersion(stored, seenVersion, wanted);
    if (version === null) return versionOf(stored);
    const record = { ...wanted, version, updated_at: timestamp() };
    if (stored) unit.update(ref, record);
    else unit.create(ref, { ...record, created_at: timestamp() });
    audit(unit, `service_${id}_${version}`, {
      actor: by.uid,
      role: by.role ?? "",
      action: "service.saved",
      subject: ref.path,
      before: stored ? soldAs(stored) : null,
      after: soldAs(wanted),
    });
    return version;
  });
}

/** Firestore knows no `undefined`. */
function withoutGaps({ condition, ...document }: ServiceInput["required_documents"][number]) {
  return condition === undefined ? document : { ...document, condition };
}

/** What changes what people pay. */
function soldAs({ name, active, plans, sac }: DocumentData): Record<string, unknown> {
  const prices = Array.isArray(plans) ? plans.map((plan) => [String(plan?.id), plan?.price ?? null]) : [];
  return { name: name ?? null, active: active ?? null, sac: sac ?? null, prices: Object.fromEntries(prices) };
}
