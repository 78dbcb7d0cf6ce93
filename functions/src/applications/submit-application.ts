import { randomBytes } from "node:crypto";
import {
  applicantName,
  type FranchiseApplication,
  isOpenApplication,
} from "@niyamdesk/domain/applications/application";
import { applicationId } from "@niyamdesk/domain/applications/application-id";
import { type ApplicationSlot, REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { applicationFields } from "@niyamdesk/domain/applications/application-record";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { searchWordsOf } from "@niyamdesk/domain/lists/search-words";
import { noteConsent } from "../consents/note-consent.ts";
import { countUnproven } from "../mail/mail-hour.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { sha256 } from "../platform/hash.ts";
import {
  applicationDraftRef,
  applicationRef,
  applicationRequestRef,
  openApplicationRef,
} from "../platform/refs.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { applicationReceivedMail } from "./application-received.mail.ts";
import { forgetStaged, takePapers } from "./take-papers.ts";

type Submitted = ParsedInput<"submitFranchiseApplication">;
type Answer = CallableOutputs["submitFranchiseApplication"];

/** Far longer than somebody tries again. */
const REQUEST_KEPT_DAYS = 90;

/**
 * Makes the application of a form, once per key of the device: its ID is written down first, then the files are stored under it, then
 * the record with its mail in one commit. Whoever dies in between goes on where they were. Another open application of the same
 * address and number for the same territory is answered instead.
 *
 * @param uid who staged the files
 * @param network whose share the mail counts against
 */
export async function submitApplication(input: Submitted, uid: string, network: string): Promise<Answer> {
  const key = sha256(input.request_id);
  const reserved = await reserve(key, input);
  if (reserved.known) return { application_id: reserved.id, known: true };
  const { papers, refused } = await takePapers(uid, reserved.id, input.files);
  const lacking = REQUIRED_SLOTS.filter((slot) => !input.files.some((file) => file.slot === slot));
  const all = [...refused, ...lacking.map((slot) => ({ slot, refusal: "missing" as const }))];
  if (all.length > 0) {
    // The same form may have been sent at the same moment, and its files be where they belong.
    const other = await reserve(key, input);
    return other.known ? { application_id: other.id, known: true } : { application_id: null, refused: all };
  }
  const answer = await record({ input, key, id: reserved.id, papers, network });
  await forgetStaged(uid, input.files);
  return answer;
}

/** The ID that a form has or gets. `known`: there is an application already. */
function reserve(key: string, input: Submitted): Promise<{ id: string; known: boolean }> {
  return commitTogether(async (unit) => {
    const request = await unit.get(applicationRequestRef(key));
    if (request) {
      const sent = await unit.get(applicationRef(request.application_id));
      return { id: request.application_id, known: sent !== undefined };
    }
    const open = await openOne(unit, input);
    const draft = open === null ? undefined : await unit.get(applicationDraftRef(key));
    const id = open ?? applicationId(unit.now(), randomBytes(6));
    // Whoever has applied already has not stopped half-way.
    if (draft) unit.update(applicationDraftRef(key), { lead_at: null });
    const expires_at = timestamp(unit.now() + REQUEST_KEPT_DAYS * DAY_MS);
    unit.create(applicationRequestRef(key), { application_id: id, expires_at });
    return { id, known: open !== null };
  });
}

/** Of the same address and number for the same territory. */
async function openOne(unit: UnitOfWork, { personal, territory }: Submitted): Promise<string | null> {
  const pointer = await unit.get(openApplicationRef(personal.email, personal.phone, territory.territoryCode));
  const application = pointer && (await unit.get(applicationRef(pointer.application_id)));
  return application && isOpenApplication(application.status) ? application.id : null;
}

interface Recorded {
  input: Submitted;
  key: string;
  id: string;
  papers: Partial<Record<ApplicationSlot, FranchiseApplication["documents"][ApplicationSlot]>>;
  network: string;
}

function record({ input, key, id, papers, network }: Recorded): Promise<Answer> {
  return commitTogether(async (unit) => {
    const [draft, request] = await Promise.all([
      unit.get(applicationDraftRef(key)),
      unit.get(applicationRequestRef(key)),
    ]);
    if (await unit.get(applicationRef(id))) return { application_id: id, known: true };
    const open = await openOne(unit, input);
    if (open !== null) {
      if (request) unit.update(applicationRequestRef(key), { application_id: open });
      return { application_id: open, known: true };
    }
    const fields = applicationFields(input);
    const now = timestamp(unit.now());
    const application: FranchiseApplication = {
      id,
      ...fields,
      documents: papers as FranchiseApplication["documents"],
      status: "pending",
      ...{ applied_date: now, review_started_at: null, approved_at: null, rejected_at: null },
      ...{ review_notes: null, notes: [], paper_request: null },
      ...{ franchise_id: null, partner_uid: null, account: null },
      language: input.language,
      consented_at: now,
      search_words: searchWordsOf([
        applicantName(fields),
        fields.email,
        fields.phone,
        fields.territory_code,
        fields.city,
      ]),
      updated_at: now,
    };
    unit.create(applicationRef(id), application);
    const consent = { given: true, place: "franchise_application", language: input.language } as const;
    await noteConsent(
      unit,
      { application: id },
      { ...consent, purpose: "application_terms" },
      { ...consent, purpose: "application_accuracy" },
      { ...consent, purpose: "application_contact" },
    );
    const pointer = openApplicationRef(fields.email, fields.phone, fields.territory_code);
    if (await unit.get(pointer)) unit.update(pointer, { application_id: id });
    else unit.create(pointer, { application_id: id });
    if (draft) unit.update(applicationDraftRef(key), { lead_at: null });
    audit(unit, `application.submitted_${id}`, {
      ...{ actor: "system", role: "", action: "application.submitted" },
      ...{ subject: applicationRef(id).path, before: null },
      after: { level: fields.hierarchy_level, territory_code: fields.territory_code },
    });
    // Anybody may type anybody's address.
    if (await countUnproven(unit, fields.email, { as: "visitor", who: network })) {
      const data = { application_id: id };
      queueMail(unit, applicationReceivedMail, { id: `application_received_${id}`, to: fields.email, data });
    }
    return { application_id: id, known: false };
  });
}
