import { PATHS } from "@niyamdesk/domain/base/addresses";
import { privacy as words } from "#messages/privacy.ts";
import { OwnData } from "../../features/accounts/components/own-data.tsx";
import { AccessList } from "../../features/privacy/components/access-list.tsx";
import { Consents } from "../../features/privacy/components/consents.tsx";
import { GrievanceOfficer } from "../../features/privacy/components/grievance-officer.tsx";
import { HeldData } from "../../features/privacy/components/held-data.tsx";
import { Nominee } from "../../features/privacy/components/nominee-form.tsx";
import { useOwnPrivacy } from "../../features/privacy/data/own-privacy.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const { rights } = words;

/** What we hold of a client, why, who saw it, and what they can do about it. */
export default function Privacy() {
  usePageTitle(words.title);
  return useOwnSession().viewer === undefined ? <Own /> : <Seen />;
}

/** To whoever sees somebody's area: consents and the list of who looked are told to that person alone. */
function Seen() {
  return (
    <>
      <h1 className="text-title">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg">{words.theirs}</p>
      <Panel title={words.held.title}>
        <HeldData />
      </Panel>
    </>
  );
}

function Own() {
  const { live, change } = useOwnPrivacy();
  return (
    <>
      <h1 className="text-title">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-lg">{words.lead}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-8">
          <Panel title={words.consents.title} framed>
            <LivePanel live={live} label={words.loading} failure={words.failed} rows={3}>
              {(own) => <Consents own={own} onChange={change} />}
            </LivePanel>
          </Panel>
          <Panel title={words.access.title} note={words.access.lead} framed>
            <LivePanel live={live} label={words.loading} failure={words.failed} rows={2}>
              {({ access }) => <AccessList newest={access} />}
            </LivePanel>
          </Panel>
          <Panel title={words.held.title}>
            <HeldData />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-8">
          <Panel title={rights.title} framed>
            <p className="mb-4">
              {rights.correct} <TextLink to={PATHS.user.profile}>{rights.correctLink}</TextLink>
            </p>
            <OwnData />
            {live.status === "ready" && (
              <p className="muted mt-4 text-sm">
                {rights[live.value.deletion]}{" "}
                {live.value.deletion === "orders_open" && (
                  <TextLink to={PATHS.user.orders}>{rights.orders}</TextLink>
                )}
              </p>
            )}
          </Panel>
          <Panel title={words.nominee.title} framed>
            <LivePanel live={live} label={words.loading} failure={words.failed}>
              {({ nominee }) => <Nominee nominee={nominee} onChange={(next) => change({ nominee: next })} />}
            </LivePanel>
          </Panel>
          <Panel title={words.grievance.title} framed>
            <GrievanceOfficer />
          </Panel>
        </div>
      </div>
    </>
  );
}
