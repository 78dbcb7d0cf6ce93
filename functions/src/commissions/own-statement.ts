import { DomainError } from "@niyamdesk/domain/base/errors";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import type { Caller } from "../platform/caller.ts";
import { statementRef } from "../platform/refs.ts";

/** A closed statement, of the caller or for an administrator. @throws DomainError statement_not_found, also for another's */
export async function statementFor(id: string, { uid, role }: Caller): Promise<CommissionStatement> {
  const statement = (await statementRef(id).get()).data();
  if (statement === undefined || (role !== "admin" && statement.user_id !== uid)) {
    throw new DomainError("statement_not_found");
  }
  return statement;
}
