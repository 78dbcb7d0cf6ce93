import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { builtInService } from "@niyamdesk/domain/services/catalogue/catalogue";
import { SERVICE_DRAFTS, SERVICE_VERSIONS } from "@niyamdesk/domain/services/queries";
import { resolveService } from "@niyamdesk/domain/services/service";
import type { FieldMark, ServiceVersion } from "@niyamdesk/domain/services/service-draft";
import {
  fieldsOf,
  hindiFields,
  partIdsOf,
  type ServiceFields,
} from "@niyamdesk/domain/services/service-fields";
import { storedHindi } from "@niyamdesk/domain/services/translation";
import { type DocumentData, FieldValue } from "firebase-admin/firestore";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { recordRef, serviceRef } from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { versionOf } from "../platform/version.ts";
import { emptied } from "./save-draft.ts";
import { known, nameOf, type StoredNow, soldAs, storedNow } from "./service-record.ts";

const idOf = (serviceId: string, version: number) => `${serviceId}_${version}`;

export function standingVersion(
  unit: UnitOfWork,
  serviceId: string,
  version: number,
): Promise<ServiceVersion | undefined> {
  return unit.get(recordRef(SERVICE_VERSIONS, idOf(serviceId, version)));
}

/** What a version keeps of a record: not whether it is on sale, nor its place in the list. */
export function contentOf({ version, active, place, created_at, updated_at, ...content }: DocumentData) {
  return content;
}

/** Keeps what is sold from now on; and with the first version what was sold until then, so that there is a way back. */
export async function keepVersion(
  unit: UnitOfWork,
  { service, record }: StoredNow,
  made: Omit<ServiceVersion, "id">,
): Promise<void> {
  const { service_id, version } = made;
  const before = versionOf(record);
  if (service !== null && (await standingVersion(unit, service_id, before)) === undefined) {
    const id = idOf(service_id, before);
    unit.create(recordRef(SERVICE_VERSIONS, id), {
      ...{ id, service_id, version: before, way: "before", restored: null, by: "", by_name: "", at: made.at },
      ...{ rev: null, changed: [], content: contentOf({ ...service, ...record }) },
    });
  }
  const id = idOf(service_id, version);
  unit.create(recordRef(SERVICE_VERSIONS, id), { id, ...made });
}

/**
 * Sells a service as it was in an earlier version, as a new version. What stands in the draft stays there.
 *
 * @returns the version that is sold now
 * @throws DomainError service_not_found; changed_meanwhile
 */
export function restore(
  { service_id, version: wanted, seen_version }: ParsedInput<"restoreService">,
  by: Caller,
): Promise<number> {
  return commitTogether(async (unit) => {
    const before = await storedNow(unit, service_id);
    const sold = known(before);
    const current = versionOf(before.record);
    const earlier = await standingVersion(unit, service_id, wanted);
    if (!earlier || !before.record) throw new DomainError("service_not_found");
    if (current !== seen_version) {
      const standing = await standingVersion(unit, service_id, current);
      if (current === seen_version + 1 && standing?.restored === wanted) return current;
      throw new DomainError("changed_meanwhile", { version: String(current) });
    }
    // What was sold before anything was published says nothing of Hindi, and has parts without ids.
    const content: DocumentData = { ...earlier.content, hindi: earlier.content.hindi ?? {} };
    const after = fieldsOfContent(service_id, content);
    const changed = Object.keys({ ...before.fields, ...after })
      .filter((field) => !isDeepStrictEqual(before.fields[field], after[field]))
      .sort();
    if (changed.length === 0) return current;
    const version = current + 1;
    const at = timestamp(unit.now());
    const { feature_ids = FieldValue.delete(), faq_ids = FieldValue.delete() } = content;
    unit.update(serviceRef(service_id), { ...content, feature_ids, faq_ids, version, updated_at: at });
    const who = { by: by.uid, by_name: await nameOf(unit, by), at };
    await keepVersion(unit, before, {
      ...{ service_id, version, way: "restored", restored: wanted, rev: null, changed, ...who, content },
    });
    await markRestored(unit, service_id, changed, who);
    audit(unit, `service_${service_id}_${version}`, {
      ...{
        actor: by.uid,
        role: by.role ?? "",
        action: "service.restored",
        subject: serviceRef(service_id).path,
      },
      before: { ...soldAs(sold), version: current },
      after: { ...soldAs({ ...content, active: sold.active }), version, restored: wanted, changed },
    });
    return version;
  });
}

/** What is typed stays; a field that only the record says is another one now, also for who has it on the screen. */
async function markRestored(
  unit: UnitOfWork,
  id: string,
  changed: readonly string[],
  who: Omit<FieldMark, "rev">,
): Promise<void> {
  const ref = recordRef(SERVICE_DRAFTS, id);
  const draft = await unit.get(ref);
  const { by, by_name, at } = who;
  const standing = draft ?? { id, rev: 0, values: {}, marks: {}, by, by_name, changed_at: at };
  const untouched = changed.filter((field) => !Object.hasOwn(standing.values, field));
  const { rev = 1, marks = {} } = emptied(standing, untouched, who);
  if (draft) unit.update(ref, { rev, marks });
  else unit.create(ref, { ...standing, rev, marks });
}

function fieldsOfContent(id: string, content: DocumentData): ServiceFields {
  const service = resolveService(id, content, builtInService(id));
  if (service === null) return {};
  const fields = fieldsOf(service, partIdsOf(service, content));
  return { ...fields, ...hindiFields(fields, storedHindi(content)) };
}
