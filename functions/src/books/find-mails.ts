import { type BookFinding, faultOf } from "@niyamdesk/domain/books/finding";
import { mailGivenUpQuery, standingMailFindingsQuery } from "@niyamdesk/domain/books/queries";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { mailRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { closeFinding, keepFaults } from "./keep-faults.ts";

/** Mails that the server did not take for two days. Which one it is, and not to whom it goes, stands in the finding. */
export async function findMailsGivenUp(): Promise<void> {
  const failed = (await runQuery(mailGivenUpQuery, {})).map((entry) => entry.data() as OutboxMail);
  await keepFaults(
    failed.map(({ id, template, last_error, created_at }) =>
      faultOf({
        ...{ kind: "mail_given_up", cause: id, part_id: id, ours: template, theirs: last_error },
        about_at: created_at,
      }),
    ),
    null,
  );
  const standing = (await runWholeQuery(standingMailFindingsQuery, {})).map(
    (entry) => entry.data() as BookFinding,
  );
  for (const { id, part_id } of standing) {
    if (part_id === null) continue;
    const mail = (await mailRef(part_id).get()).data();
    if (mail?.status !== "failed") await commitTogether((unit) => closeFinding(unit, id));
  }
}
