import type { CallableInput } from "@niyamdesk/domain/callables";
import type { DocumentType } from "@niyamdesk/domain/documents/document";
import { errors } from "#messages/errors.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";
import { functionAddress } from "../../../lib/backend/function-address.ts";

/** What an administrator does with an application; each throws `AppError`. */
export const startReview = (application_id: string) => call("startReview", { application_id });

export const judgePaper = (input: CallableInput<"judgePaper">) => call("judgePaper", input);

export const approveApplication = (input: CallableInput<"approveApplication">) =>
  call("approveApplication", input);

export const rejectApplication = (input: CallableInput<"rejectApplication">) =>
  call("rejectApplication", input);

export const undoDecision = (application_id: string) => call("undoApplicationDecision", { application_id });

export const noteApplication = (input: CallableInput<"noteApplication">) => call("noteApplication", input);

export interface OpenedPaper {
  /** Which file it is: another one may come. */
  path: string;
  name: string;
  type: DocumentType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The file that stands in a slot now, fetched with a ticket that lives for minutes and stands in no address. @throws AppError */
export async function openPaper(
  input: CallableInput<"openApplicationPaper">,
  stop: AbortSignal,
): Promise<OpenedPaper> {
  const { ticket, path, name, content_type: type } = await call("openApplicationPaper", input);
  try {
    const answer = await fetch(functionAddress("documentFile"), {
      headers: { authorization: `Bearer ${ticket}` },
      signal: stop,
    });
    if (answer.status === 404) throw new AppError("document_not_found", errors.document_not_found);
    if (!answer.ok) throw new AppError("internal", errors.internal);
    return { path, name, type, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw navigator.onLine
      ? new AppError("timeout", errors.timeout)
      : new AppError("offline", errors.offline);
  }
}
