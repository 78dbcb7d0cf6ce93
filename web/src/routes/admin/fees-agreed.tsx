import { feeAdmin } from "#messages/workspaces/fee-admin.ts";
import { AgreedList } from "../../features/earnings/admin/agreed-list.tsx";
import { useAgreements } from "../../features/earnings/data/earnings.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { useColleagues } from "../../features/staff/data/staff.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { FeeWays } from "./fee-ways.tsx";

const words = feeAdmin.agree;

/** What is agreed with each CA, and from which day. */
export default function FeesAgreed() {
  usePageTitle(words.title);
  const staff = useColleagues();
  const services = useServicesOnSale();
  const agreements = useAgreements();
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <FeeWays />
      <LivePanel live={agreements} label={words.loading} failure={words.failed} rows={3}>
        {(agreed) => (
          <LivePanel live={services} label={words.loading} failure={words.failed} rows={3}>
            {(onSale) => (
              <LivePanel live={staff} label={words.loading} failure={words.failed} rows={3}>
                {(members) => {
                  const cas = members
                    .filter(({ role, status }) => role === "ca" && status !== "invited")
                    .map(({ uid, name, status }) => ({
                      ...{ id: uid, name, isSuspended: status === "suspended" },
                    }));
                  return cas.length === 0 ? (
                    <NothingHere>{words.none}</NothingHere>
                  ) : (
                    <AgreedList cas={cas} agreements={agreed} services={onSale} />
                  );
                }}
              </LivePanel>
            )}
          </LivePanel>
        )}
      </LivePanel>
    </WorkspacePage>
  );
}
