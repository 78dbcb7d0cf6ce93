import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import type { InvoiceParty } from "@niyamdesk/domain/invoices/invoice";
import { type CompanyVersion, companyOn, FIRST_DAY, supplierOf } from "@niyamdesk/domain/settings/company";
import type { PublicSettings } from "@niyamdesk/domain/settings/reach-read";
import { istDay } from "@niyamdesk/domain/time/time";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { supplier } from "../platform/params.ts";
import { settingsRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

/** What the functions were deployed with counts until an administrator sets something. @throws MissingParameter */
function deployed(): CompanyVersion {
  const { name, address, gstin } = supplier();
  return { from: FIRST_DAY, name, address, gstin, cin: null };
}

/** Who sells at this moment: of what is set, the version of the day in India. */
export async function supplierNow(): Promise<InvoiceParty> {
  const known = await settingsRef("company").get();
  const set = companyOn(known.data()?.versions ?? [], known.readTime.toMillis());
  if (set !== undefined) return supplierOf(set);
  const { state, ...seller } = supplier();
  return { ...seller, email: null, state_code: state };
}

/** All versions, the oldest first. */
export async function companyVersions(): Promise<CallableOutputs["readCompany"]> {
  const known = (await settingsRef("company").get()).data();
  return {
    versions: known ? [...known.versions] : [deployed()],
    seen_at: known?.updated_at?.toMillis() ?? null,
  };
}

/**
 * Another company's details from today or a day to come on: nothing rewrites the past, and a checkout that is open keeps what its window
 * showed. What was planned from that day on is replaced.
 *
 * @throws DomainError changed_meanwhile, invalid_input (facts `field`)
 */
export function saveCompany(
  { seen_at, cin, reach, ...typed }: ParsedInput<"saveCompany">,
  by: Caller,
): Promise<void> {
  return commitTogether(async (unit) => {
    const ref = settingsRef("company");
    const known = await unit.get(ref);
    if ((known?.updated_at?.toMillis() ?? null) !== seen_at) throw new DomainError("changed_meanwhile");
    if (typed.from < istDay(unit.now())) throw new DomainError("invalid_input", { field: "from" });
    const before = { versions: known?.versions ?? [deployed()] };
    const kept = before.versions.filter(({ from }) => from <= typed.from).at(-1)?.reach;
    const said = reach ?? kept;
    const version = { ...typed, cin: cin === "" ? null : cin, ...(said && { reach: said }) };
    const after = { versions: [...before.versions.filter(({ from }) => from < typed.from), version] };
    const at = timestamp(Math.max(unit.now(), (seen_at ?? 0) + 1));
    if (known) unit.update(ref, { ...after, updated_at: at });
    else unit.create(ref, { ...after, updated_at: at });
    unit.merge(settingsRef("public"), { versions: publicPart(after.versions), updated_at: at });
    audit(unit, `settings.company_${at.toMillis()}`, {
      ...{ actor: by.uid, role: "admin", action: "settings.company", subject: ref.path, before, after },
    });
  });
}

/** What everybody may read of them. */
function publicPart(versions: readonly CompanyVersion[]): PublicSettings["versions"] {
  return versions.flatMap(({ from, reach }) => (reach === undefined ? [] : [{ from, ...reach }]));
}
