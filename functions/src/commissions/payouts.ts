import { DomainError } from "@niyamdesk/domain/base/errors";
import type { ListFile } from "@niyamdesk/domain/base/list-file";
import type { ParsedInput } from "@niyamdesk/domain/callables";
import type { Payout, PayoutEntry } from "@niyamdesk/domain/commissions/payout";
import {
  statementsInPayoutQuery,
  statementsOfPayoutQuery,
  statementsToPayQuery,
} from "@niyamdesk/domain/commissions/queries";
import type { CommissionStatement } from "@niyamdesk/domain/commissions/statement";
import { type CsvColumn, csvName, csvOf } from "@niyamdesk/domain/lists/csv";
import { rupeesOfPaise } from "@niyamdesk/domain/money/money";
import { addressee } from "../mail/addressee.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { audit } from "../platform/audit.ts";
import type { Caller } from "../platform/caller.ts";
import { timestamp } from "../platform/clock.ts";
import { eachIsolated } from "../platform/each-isolated.ts";
import { db } from "../platform/firestore.ts";
import { sha256 } from "../platform/hash.ts";
import { proven } from "../platform/proven.ts";
import { bankDetailsRef, mailRef, payoutRef, statementRef } from "../platform/refs.ts";
import { runQuery, runWholeQuery } from "../platform/run-query.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { commissionPaidMail } from "./commission-paid.mail.ts";
import { markLinesPaid } from "./mark-lines-paid.ts";
import { paymentReturnedMail } from "./payment-returned.mail.ts";

/** Fewer than one commit takes; the rest goes into the next payout. */
const MOST_ENTRIES = 200;

/**
 * Gathers what waits to be paid, up to a month, for one file to the bank. Whoever has told no account is named and waits on. Asked for
 * again by the same key, it is the same payout.
 *
 * @returns null when there is nothing to pay
 */
export async function makePayout(
  { month, request_id }: ParsedInput<"makePayout">,
  by: Caller,
): Promise<string | null> {
  const id = `pout_${sha256(`${by.uid} ${request_id}`).slice(0, 20)}`;
  if ((await payoutRef(id).get()).exists) return id;
  const found = await runWholeQuery(statementsToPayQuery, {});
  const wanted = found
    .map((entry) => entry.data() as CommissionStatement)
    .filter((one) => one.month <= month && one.total_paise > 0)
    .sort((a, b) => a.id.localeCompare(b.id, "en"));
  const { payable, waiting } = await byAccount(wanted);
  return commitTogether(async (unit) => {
    if (await unit.get(payoutRef(id))) return id;
    const entries: PayoutEntry[] = [];
    const without = waiting.map(({ partner_name }) => partner_name);
    for (const { id: statement_id, franchise_id } of payable.slice(0, MOST_ENTRIES)) {
      const [statement, bank] = await Promise.all([
        unit.get(statementRef(statement_id)),
        unit.get(bankDetailsRef(franchise_id)),
      ]);
      if (statement?.status !== "closed" && statement?.status !== "returned") continue;
      if (!bank) {
        without.push(statement.partner_name);
        continue;
      }
      const { account_holder, account_number, ifsc } = bank;
      entries.push({
        ...{ statement_id, franchise_id, user_id: statement.user_id },
        ...{ account_holder, account_number, ifsc, amount_paise: statement.total_paise },
      });
      unit.update(statementRef(statement_id), {
        ...{ status: "in_payout", payout_id: id, account_end: account_number.slice(-4) },
      });
    }
    if (entries.length === 0) return null;
    const total_paise = entries.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    const payout: Payout = {
      ...{ id, month, status: "made", entries, total_paise, without_account: without },
      ...{ made_by: by.uid, made_at: timestamp(unit.now()), paid_at: null, reference: null },
    };
    unit.create(payoutRef(id), payout);
    audit(unit, `payout.made_${id}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "payout.made", subject: payoutRef(id).path },
      ...{ before: null, after: { month, entries: entries.length, total_paise } },
    });
    return id;
  });
}

/** Whoever has told no account takes nobody's place in a payout, however many they are. */
async function byAccount(
  statements: readonly CommissionStatement[],
): Promise<{ payable: CommissionStatement[]; waiting: CommissionStatement[] }> {
  const refs = [...new Set(statements.map(({ franchise_id }) => franchise_id))].map(bankDetailsRef);
  const banks = refs.length === 0 ? [] : await db().getAll(...refs, { fieldMask: [] });
  const told = new Set(banks.filter(({ exists }) => exists).map(({ ref }) => ref.path));
  const hasAccount = ({ franchise_id }: CommissionStatement) => told.has(bankDetailsRef(franchise_id).path);
  return {
    payable: statements.filter(hasAccount),
    waiting: statements.filter((one) => !hasAccount(one)),
  };
}

const COLUMNS: readonly CsvColumn<PayoutEntry>[] = [
  { heading: "Beneficiary name", kind: "text", value: ({ account_holder }) => account_holder },
  { heading: "Account number", kind: "text", value: ({ account_number }) => account_number },
  { heading: "IFSC", kind: "text", value: ({ ifsc }) => ifsc },
  { heading: "Amount (INR)", kind: "number", value: ({ amount_paise }) => rupeesOfPaise(amount_paise) },
  { heading: "Narration", kind: "text", value: ({ statement_id }) => `Commission ${statement_id.slice(-7)}` },
  { heading: "Reference", kind: "text", value: ({ statement_id }) => statement_id },
];

/** What the bank is given. Who took it is noted. @throws DomainError payout_not_found */
export function bankFile(id: string, by: Caller): Promise<ListFile> {
  return commitTogether(async (unit) => {
    const payout = await unit.get(payoutRef(id));
    if (!payout) throw new DomainError("payout_not_found");
    audit(unit, `payout.exported_${id}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "payout.exported", subject: payoutRef(id).path },
      ...{ before: null, after: { rows: payout.entries.length } },
    });
    const { entries } = payout;
    return {
      name: csvName("payout", payout.made_at.toMillis(), entries.length),
      rows: entries.length,
      text: csvOf(COLUMNS, entries),
    };
  });
}

/** The bank has carried it out: each partner is told. @throws DomainError payout_not_found, payout_done */
export async function confirm(
  { payout_id: id, reference }: ParsedInput<"confirmPayout">,
  by: Caller,
): Promise<void> {
  await commitTogether(async (unit) => {
    const payout = await unit.get(payoutRef(id));
    if (!payout) throw new DomainError("payout_not_found");
    if (payout.status !== "made") throw new DomainError("payout_done");
    unit.update(payoutRef(id), { status: "paid", reference, paid_at: timestamp(unit.now()) });
    audit(unit, `payout.confirmed_${id}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "payout.confirmed", subject: payoutRef(id).path },
      ...{ before: { status: "made" }, after: { status: "paid", reference } },
    });
  });
  await finishPayout(id);
}

/** Lines first, the statement last: by it a run that died is found again. */
async function finishPayout(id: string): Promise<{ done: number; failed: number }> {
  const found = await runQuery(statementsOfPayoutQuery, { payout_id: id });
  const open = found
    .map((entry) => entry.data() as CommissionStatement)
    .filter(({ status }) => status === "in_payout");
  return eachIsolated("a partner is paid", open, payStatement);
}

async function payStatement(statement: CommissionStatement): Promise<void> {
  await markLinesPaid(statement);
  const account = await addressee(statement.user_id);
  const email = account === null ? null : proven(account).email;
  await commitTogether(async (unit) => {
    const present = await unit.get(statementRef(statement.id));
    if (present?.status !== "in_payout" || present.payout_id === null) return;
    const payout = await unit.get(payoutRef(present.payout_id));
    if (payout?.status !== "paid") return;
    unit.update(statementRef(present.id), {
      ...{ status: "paid", paid_at: payout.paid_at, reference: payout.reference, returned_reason: null },
    });
    const mail = `commission_paid_${present.id}_${payout.id}`;
    if (email === null || (await unit.get(mailRef(mail)))) return;
    const data = { uid: present.user_id, statement_id: present.id };
    queueMail(unit, commissionPaidMail, { id: mail, to: email, data });
  });
}

/** Payouts that were confirmed and not gone through with. */
export async function finishPayouts(): Promise<{ done: number; failed: number }> {
  const found = await runWholeQuery(statementsInPayoutQuery, {});
  const run = { done: 0, failed: 0 };
  for (const id of new Set(found.map((entry) => String(entry.get("payout_id"))))) {
    if ((await payoutRef(id).get()).data()?.status !== "paid") continue;
    const { done, failed } = await finishPayout(id);
    run.done += done;
    run.failed += failed;
  }
  return run;
}

/** The bank sent one back: it goes into the next payout. @throws DomainError statement_not_found */
export async function giveBack(
  { statement_id, reason }: ParsedInput<"returnPayment">,
  by: Caller,
): Promise<void> {
  const known = (await statementRef(statement_id).get()).data();
  const account = known === undefined ? null : await addressee(known.user_id);
  const email = account === null ? null : proven(account).email;
  await commitTogether(async (unit) => {
    const statement = await unit.get(statementRef(statement_id));
    if (statement?.status !== "paid") throw new DomainError("statement_not_found");
    unit.update(statementRef(statement_id), {
      ...{ status: "returned", returned_reason: reason, paid_at: null, reference: null },
    });
    audit(unit, `payout.returned_${statement_id}_${unit.now()}`, {
      ...{ actor: by.uid, role: by.role ?? "", action: "payout.returned" },
      subject: statementRef(statement_id).path,
      before: { status: "paid", payout_id: statement.payout_id, reference: statement.reference },
      ...{ after: { status: "returned" }, reason: { kind: "other", words: reason } },
    });
    if (email === null) return;
    const data = { uid: statement.user_id, statement_id };
    const mail = { id: `commission_returned_${statement_id}_${unit.now()}`, to: email };
    queueMail(unit, paymentReturnedMail, { ...mail, data });
  });
}
