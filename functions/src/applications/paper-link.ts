import type { FranchiseApplication } from "@niyamdesk/domain/applications/application";
import { isOpenApplication } from "@niyamdesk/domain/applications/application";
import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CallableOutputs, ParsedInput } from "@niyamdesk/domain/callables";
import { audit } from "../platform/audit.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { oneTimeToken, sha256 } from "../platform/hash.ts";
import { applicationRef, paperRequestRef } from "../platform/refs.ts";
import { files } from "../platform/storage.ts";
import { commitTogether, type UnitOfWork } from "../platform/unit-of-work.ts";
import { askedAgain } from "./review-mails.ts";
import { forgetStaged, takePapers } from "./take-papers.ts";

export const PAPER_LINK_DAYS = 14;

/** A token by which the papers that are asked for can be sent; those before it are worth nothing from now on. */
export async function newPaperLink(applicationId: string): Promise<string> {
  const token = oneTimeToken();
  const hash = sha256(token);
  await commitTogether(async (unit) => {
    const application = await unit.get(applicationRef(applicationId));
    if (!application) return;
    const expires_at = timestamp(unit.now() + PAPER_LINK_DAYS * DAY_MS);
    if (application.paper_request) unit.delete(paperRequestRef(application.paper_request.hash));
    unit.create(paperRequestRef(hash), { application_id: applicationId, expires_at });
    unit.update(applicationRef(applicationId), { paper_request: { hash, expires_at } });
  });
  return token;
}

/** What a link asks for. @throws DomainError link_not_valid */
export async function lookAtLink(token: string): Promise<CallableOutputs["lookAtPaperRequest"]> {
  return commitTogether(async (unit) => {
    const application = await ofToken(unit, token);
    const papers = askedAgain(application).map(({ slot, reason }) => ({ slot, reason }));
    return { application_id: application.id, papers };
  });
}

/**
 * Better papers in the place of those that were asked for again, from whoever has the link. What was not asked for is not replaced.
 *
 * @throws DomainError link_not_valid
 */
export async function sendPapers(
  { token, files: staged }: ParsedInput<"sendPapersAgain">,
  uid: string,
): Promise<CallableOutputs["sendPapersAgain"]> {
  const { id } = await commitTogether((unit) => ofToken(unit, token));
  const { papers, refused } = await takePapers(uid, id, staged);
  if (refused.length > 0) return { refused };
  const replaced = await commitTogether(async (unit) => {
    const application = await ofToken(unit, token);
    const wanted = askedAgain(application).map(({ slot }) => slot);
    const sent = Object.keys(papers) as ApplicationSlot[];
    if (!sent.every((slot) => wanted.includes(slot))) throw new DomainError("link_not_valid");
    const isDone = wanted.every((slot) => sent.includes(slot));
    if (isDone) unit.delete(paperRequestRef(sha256(token)));
    unit.update(applicationRef(id), {
      documents: { ...application.documents, ...papers },
      ...(isDone ? { paper_request: null } : {}),
      updated_at: timestamp(unit.now()),
    });
    audit(unit, `application.papers_sent_${id}_${unit.now()}`, {
      ...{ actor: "system", role: "", action: "application.papers_sent", subject: applicationRef(id).path },
      ...{ before: null, after: { slots: sent.join(" ") } },
    });
    return sent.flatMap((slot) => application.documents[slot]?.path ?? []);
  });
  const bucket = await files();
  const kept = Object.values(papers).map(({ path }) => path);
  await Promise.allSettled(
    replaced
      .filter((path) => !kept.includes(path))
      .map((path) => bucket.file(path).delete({ ignoreNotFound: true })),
  );
  await forgetStaged(uid, staged);
  return { refused: [] };
}

/** The open application of a link that counts. */
async function ofToken(unit: UnitOfWork, token: string): Promise<FranchiseApplication> {
  const hash = sha256(token);
  const request = await unit.get(paperRequestRef(hash));
  const application = request && (await unit.get(applicationRef(request.application_id)));
  const isGood =
    application?.paper_request?.hash === hash &&
    isOpenApplication(application.status) &&
    application.paper_request.expires_at.toMillis() > unit.now();
  if (!isGood) throw new DomainError("link_not_valid", { state: request ? "replaced" : "unknown" });
  return application;
}
