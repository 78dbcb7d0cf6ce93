import { PATHS } from "@niyamdesk/domain/base/addresses";
import { DISTRICTS_FROM } from "@niyamdesk/domain/places/districts-source";
import { Link } from "react-router-dom";
import { franchiseAdmin as words } from "#messages/workspaces/franchise-admin.ts";
import { type Live, mapLive } from "../../../lib/firestore/live.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { WorkPanel } from "../../../ui/work-panel.tsx";
import { useBank, useChildren, useNeighbours } from "../data/franchises.ts";
import { usePins } from "../hooks/use-pins.ts";
import type { FranchiseView } from "../read-franchise.ts";

export interface PartnerContact {
  email: string | null;
  phone: string | null;
}

interface FactsProps {
  franchise: FranchiseView;
  /** Null: the account is gone. */
  contact: Live<PartnerContact | null>;
}

export function FranchiseFacts({ franchise, contact }: FactsProps) {
  const { applicationId, since, referralCode, percent, statusReason } = franchise;
  return (
    <Panel title={words.facts.title} framed>
      <Facts>
        <LivePanel live={contact} label={words.facts.loading} failure={words.facts.failed} rows={1}>
          {(known) =>
            known === null ? (
              <Fact term={words.facts.email}>{words.facts.gone}</Fact>
            ) : (
              <>
                {known.email !== null && <Fact term={words.facts.email}>{known.email}</Fact>}
                {known.phone !== null && (
                  <Fact term={words.facts.phone}>
                    <a href={`tel:${known.phone}`} className="link">
                      <PhoneNumber e164={known.phone} />
                    </a>
                  </Fact>
                )}
              </>
            )
          }
        </LivePanel>
        <Fact term={words.facts.since}>{istFullDate(since)}</Fact>
        {referralCode !== null && <Fact term={words.facts.referralCode}>{referralCode}</Fact>}
        <Fact term={words.facts.percent}>{words.facts.ofFee(percent)}</Fact>
        {statusReason !== null && <Fact term={words.facts.reason}>{statusReason}</Fact>}
        {applicationId !== null && (
          <Fact term={words.facts.application}>
            <Link to={PATHS.application(applicationId)} className="link" translate="no">
              {applicationId}
            </Link>
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

export function TerritoryFacts({ franchise }: { franchise: FranchiseView }) {
  const pins = usePins(franchise);
  const { level, code, pincodes } = franchise;
  const isOfList = pincodes.length === 0;
  return (
    <Panel title={words.territory.title} framed>
      <Facts>
        <Fact term={words.territory.code}>{code}</Fact>
        <Fact term={words.territory.pins}>
          {level === "state"
            ? words.territory.wholeState
            : pins === null
              ? "…"
              : isOfList
                ? words.territory.ofList(pins.length)
                : String(pins.length)}
        </Fact>
      </Facts>
      {level !== "state" && pins !== null && (
        <p translate="no" className="figures mt-3 max-h-40 overflow-y-auto text-sm wrap-anywhere">
          {pins.join(", ") || words.territory.none}
        </p>
      )}
      {isOfList && <p className="muted mt-3 text-xs">{words.territory.source(DISTRICTS_FROM)}</p>}
    </Panel>
  );
}

/** Who stands above and below. */
export function FranchiseLine({ franchise }: { franchise: FranchiseView }) {
  const { id, level, code } = franchise;
  const above = mapLive(useNeighbours({ level, code }), (found) => found.above);
  const below = useChildren(id);
  return (
    <Panel title={words.line.title} framed>
      <div className="grid gap-4 text-sm">
        <div>
          <p className="muted mb-1">{words.line.above}</p>
          <LivePanel live={above} label={words.line.loading} failure={words.line.failed} rows={1}>
            {(found) =>
              found.length === 0 ? (
                <p>{words.line.nobodyAbove}</p>
              ) : (
                <Links
                  franchises={found.map((one) => ({
                    ...{ id: one.id, partner: one.partner_name, code: one.territory_code },
                  }))}
                />
              )
            }
          </LivePanel>
        </div>
        <div>
          <p className="muted mb-1">{words.line.below}</p>
          <LivePanel live={below} label={words.line.loading} failure={words.line.failed} rows={1}>
            {(found) => (found.length === 0 ? <p>{words.line.nobodyBelow}</p> : <Links franchises={found} />)}
          </LivePanel>
        </div>
      </div>
    </Panel>
  );
}

function Links({ franchises }: { franchises: readonly Pick<FranchiseView, "id" | "partner" | "code">[] }) {
  return (
    <ul className="grid gap-1">
      {franchises.map(({ id, partner, code }) => (
        <li key={id}>
          <Link to={PATHS.franchisePartner(id)} className="link">
            {partner} · <span translate="no">{code}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function BankFacts({ franchiseId }: { franchiseId: string }) {
  const bank = useBank(franchiseId);
  return (
    <WorkPanel words={words.bank} live={bank} rows={1} framed>
      {({ holder, number, ifsc, changedAt }) => (
        <Facts>
          <Fact term={words.bank.holder}>{holder}</Fact>
          <Fact term={words.bank.number}>{number}</Fact>
          <Fact term={words.bank.ifsc}>{ifsc}</Fact>
          <Fact term={words.bank.changed}>{istFullDate(changedAt)}</Fact>
        </Facts>
      )}
    </WorkPanel>
  );
}
