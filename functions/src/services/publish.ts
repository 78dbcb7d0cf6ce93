import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { SERVICE_DRAFTS } from "@niyamdesk/domain/services/queries";
import { sellableOf } from "@niyamdesk/domain/services/service-faults";
import { hindiToPublish, listIn, type ServiceFields } from "@niyamdesk/domain/services/service-fields";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef, serviceRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { versionOf } from "../platform/version.ts";
import { keepOthersOnSale, nameOf, soldAs, storedNow, writeRecord } from "./service-record.ts";
import { contentOf, keepVersion, standingVersion } from "./versions.ts";

/**
 * Sells a service as its draft says, from this commit on: the price that a checkout asks is read from the record. What was opened or paid
 * before keeps its terms. Only what was on the screen is published.
 *
 * @returns the version that is sold now
 * @throws DomainError changed_meanwhile; invalid_input (facts `field`) when it cannot be sold so
 */
export function publish(
  { service_id, seen_version, seen_rev }: ParsedInput<"publishService">,
  by: Caller,
): Promise<number> {
  const ref = recordRef(SERVICE_DRAFTS, service_id);
  return commitTogether(async (unit) => {
    const [draft, before] = await Promise.all([unit.get(ref), storedNow(unit, service_id)]);
    const current = versionOf(before.record);
    if (current !== seen_version || draft?.rev !== seen_rev) {
      if (
        current === seen_version + 1 &&
        (await standingVersion(unit, service_id, current))?.rev === seen_rev
      ) {
        return current;
      }
      throw new DomainError("changed_meanwhile", { version: String(current) });
    }
    if (Object.keys(draft.values).length === 0) return current;
    const fields: ServiceFields = { ...before.fields, ...draft.values };
    const { service, faults } = sellableOf(service_id, fields, draft.values);
    if (service === null) throw new DomainError("invalid_input", { field: faults[0]?.field ?? "" });
    const version = current + 1;
    const record = {
      ...withoutGaps(service),
      active: before.service?.active ?? true,
      amount: Math.min(...service.plans.map(({ price }) => price)),
      feature_ids: [...listIn(fields, "features")],
      faq_ids: [...listIn(fields, "faqs")],
      hindi: hindiToPublish(fields, draft.values, before.hindi),
    };
    const now = timestamp(unit.now());
    await keepOthersOnSale(unit, service_id);
    writeRecord(unit, before, service_id, { ...record, version, updated_at: now });
    const changed = Object.keys(draft.values).sort();
    await keepVersion(unit, before, {
      ...{ service_id, version, way: "published", restored: null, rev: seen_rev, changed, at: now },
      ...{ by: by.uid, by_name: await nameOf(unit, by), content: contentOf(record) },
    });
    // The marks stay: who typed over what is published now has seen it, and who did not is asked.
    unit.update(ref, { values: {} });
    audit(unit, `service_${service_id}_${version}`, {
      ...{
        actor: by.uid,
        role: by.role ?? "",
        action: "service.published",
        subject: serviceRef(service_id).path,
      },
      before: before.service && { ...soldAs(before.service), version: current },
      after: { ...soldAs(record), version, changed },
    });
    return version;
  });
}

/** Firestore knows no `undefined`. */
function withoutGaps<T extends object>(value: T): T {
  if (Array.isArray(value)) return value.map(inner) as T;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, inner(part)]),
  ) as T;
}

function inner(part: unknown): unknown {
  return typeof part === "object" && part !== null ? withoutGaps(part) : part;
}
