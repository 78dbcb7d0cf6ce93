/** Goes on with a mailing until everybody is written to; whoever began it may kill it at any time. */
import { MAILINGS } from "@niyamdesk/domain/mailings/queries";
import { sendMailing } from "../../../functions/src/mailings/send-mailings.ts";
import { db } from "../../../functions/src/platform/firestore.ts";

const [id = ""] = process.argv.slice(2);
while ((await db().doc(`${MAILINGS}/${id}`).get()).get("status") === "running") await sendMailing(id);
process.exit(0);
