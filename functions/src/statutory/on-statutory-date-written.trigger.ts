import { calendarsOfDateQuery, STATUTORY_DATES } from "@niyamdesk/domain/statutory/queries";
import { onDocumentWritten } from "firebase-functions/firestore";
import { workThrough } from "../platform/run-query.ts";
import { keepCalendar } from "./keep-calendar.ts";
import { readStanding } from "./reckon-calendar.ts";

/** Whoever has a date that was changed sees it soon; those that one run does not reach, with the next morning. */
export const onStatutoryDateWritten = onDocumentWritten(
  { document: `${STATUTORY_DATES}/{code}`, retry: true, timeoutSeconds: 540, maxInstances: 1 },
  async (event) => {
    const standing = await readStanding();
    const changed_at = Date.parse(event.time) || Date.now();
    const values = { code: event.params.code, changed_at };
    await workThrough("dates after a change", calendarsOfDateQuery, values, ({ id }) =>
      keepCalendar(id, { standing }),
    );
  },
);
