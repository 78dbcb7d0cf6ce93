import type { ClientAccount } from "@niyamdesk/domain/clients/callables";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PhoneNumber } from "../../ui/phone-number.tsx";
import { useConsents } from "./data/consents.ts";
import type { ClientView } from "./read-client.ts";

/** Who it is. */
export function ClientFacts({ client }: { client: ClientView }) {
  const { email, emailVerified, phone, state, details, orders, orderedAt, since } = client;
  return (
    <Panel title={words.facts} framed>
      <Facts>
        <Fact term={words.email}>
          {email === null ? words.notGiven : emailVerified ? email : `${email} (${words.unverified})`}
        </Fact>
        <Fact term={words.columns.phone}>
          {phone === null ? words.notGiven : <PhoneNumber e164={phone} />}
        </Fact>
        <Fact term={words.columns.state}>{state ?? words.notGiven}</Fact>
        {details.address !== null && <Fact term={words.address}>{details.address}</Fact>}
        {details.pan !== null && <Fact term={words.pan}>{details.pan}</Fact>}
        {details.gstin !== null && <Fact term={words.gstin}>{details.gstin}</Fact>}
        {details.billing_name !== null && <Fact term={words.billing}>{details.billing_name}</Fact>}
        <Fact term={words.columns.orders}>{String(orders)}</Fact>
        <Fact term={words.columns.ordered}>{orderedAt === null ? words.never : istFullDate(orderedAt)}</Fact>
        <Fact term={words.columns.since}>{istFullDate(since)}</Fact>
      </Facts>
    </Panel>
  );
}

/** How they sign in, and when they did. */
export function SignInFacts({ account }: { account: NonNullable<ClientAccount["account"]> }) {
  const last = Math.max(account.last_sign_in_at ?? 0, account.last_seen_at ?? 0);
  return (
    <Panel title={words.signIns} framed>
      <Facts>
        <Fact term={words.ways}>{account.ways.map(words.way).join(", ") || words.notGiven}</Fact>
        {last > 0 && <Fact term={words.lastSignIn}>{istFullDate(last)}</Fact>}
        {account.created_at !== null && (
          <Fact term={words.accountSince}>{istFullDate(account.created_at)}</Fact>
        )}
      </Facts>
    </Panel>
  );
}

/** What they agreed to and took back, as the ledger of consents stands. */
export function ConsentFacts({ uid }: { uid: string }) {
  const live = useConsents(uid);
  return (
    <Panel title={words.consents} framed>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={2}>
        {(consents) =>
          consents === null || consents.length === 0 ? (
            <p className="muted text-sm">{words.noConsents}</p>
          ) : (
            <Facts>
              {consents.map(({ purpose, given, at }) => (
                <Fact key={purpose} term={words.purpose(purpose)}>
                  {`${given ? words.given : words.withdrawn}${at === null ? "" : `, ${istFullDate(at)}`}`}
                </Fact>
              ))}
            </Facts>
          )
        }
      </LivePanel>
    </Panel>
  );
}
