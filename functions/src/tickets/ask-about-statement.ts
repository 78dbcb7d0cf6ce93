import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import { monthInMail } from "@niyamdesk/domain/commissions/month-words";
import { SUPPORT_TICKETS } from "@niyamdesk/domain/tickets/queries";
import { TICKETS_A_DAY } from "@niyamdesk/domain/tickets/ticket";
import type { Caller } from "../platform/caller.ts";
import { recordRef, statementRef } from "../platform/refs.ts";
import { countSent } from "../platform/sent-today.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { askerOf } from "./asker.ts";
import { ticketIdOf, writeTicket } from "./write-ticket.ts";

/**
 * A partner finds something wrong in a statement: an administrator sees it, with the line that is meant.
 *
 * @returns the ticket's id
 * @throws DomainError statement_not_found, also for another's and for a line that is not in it; too_many_tickets
 */
export function askAboutStatement(
  { statement_id, line_id, text, request_id }: ParsedInput<"askAboutStatement">,
  caller: Caller,
): Promise<string> {
  const id = ticketIdOf(caller, request_id);
  const { uid, role } = caller;
  return commitTogether(async (unit) => {
    if (await unit.get(recordRef(SUPPORT_TICKETS, id))) return id;
    const statement = await unit.get(statementRef(statement_id));
    const line = statement?.lines.find((one) => one.id === line_id);
    if (statement?.user_id !== uid || (line_id !== null && line === undefined)) {
      throw new DomainError("statement_not_found");
    }
    const { month, territory_code } = statement;
    const which = line === undefined ? "" : `: ${line.service_name}, ${line.order_id}`;
    await countSent(unit, uid, "tickets", { aDay: TICKETS_A_DAY, refusal: "too_many_tickets" });
    writeTicket(
      unit,
      {
        ...{ id, source: "account", language: "en", statement_id, line_id },
        subject: `Commission ${monthInMail(month)}, ${territory_code}${which}`,
        ...(await askerOf(unit, uid)),
      },
      { sender_id: uid, sender_role: role ?? "", text },
      unit.now(),
    );
    return id;
  });
}
