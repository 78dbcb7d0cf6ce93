import { type ApplicationDraft, STOPPED_AFTER_HOURS } from "@niyamdesk/domain/applications/application-draft";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { DAY_MS, HOUR_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import { applicationDraftRef, applicationRef, applicationRequestRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";

const KEPT_DAYS = 30;

/** Who began, so that they can be helped if they stop. Each sign of life puts it off; after the lead was made nothing makes another. */
export function keepContact({
  request_id,
  ...contact
}: ParsedInput<"keepApplicationContact">): Promise<void> {
  const key = sha256(request_id);
  return commitTogether(async (unit) => {
    const [draft, request] = await Promise.all([
      unit.get(applicationDraftRef(key)),
      unit.get(applicationRequestRef(key)),
    ]);
    if (request && (await unit.get(applicationRef(request.application_id)))) return;
    const lead_at = timestamp(unit.now() + STOPPED_AFTER_HOURS * HOUR_MS);
    if (draft) {
      if (draft.lead_at !== null) unit.update(applicationDraftRef(key), { ...contact, lead_at });
      return;
    }
    const begun: ApplicationDraft = {
      id: key,
      ...contact,
      lead_at,
      created_at: timestamp(unit.now()),
      expires_at: timestamp(unit.now() + KEPT_DAYS * DAY_MS),
    };
    unit.create(applicationDraftRef(key), begun);
  });
}

/** Whoever clears the form is not called. A lead that was made of it already is somebody's work and stays. */
export function forgetContact({ request_id }: ParsedInput<"forgetApplicationContact">): Promise<void> {
  const draft = applicationDraftRef(sha256(request_id));
  return commitTogether(async (unit) => {
    if (await unit.get(draft)) unit.delete(draft);
  });
}
