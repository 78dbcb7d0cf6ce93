import { commissionAdmin } from "#messages/workspaces/commission-admin.ts";
import { RatesShown } from "../../features/commissions/admin/rates-shown.tsx";
import { RulesForm } from "../../features/commissions/admin/rules-form.tsx";
import { useCommissionRules } from "../../features/commissions/data/commission-rules.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { KeptForm } from "../../ui/kept-form.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CommissionWays } from "./commission-ways.tsx";

const words = commissionAdmin.rules;

/** What partners earn, from which day on, and what is withheld. */
export default function CommissionRules() {
  usePageTitle(words.title);
  const rules = useCommissionRules();
  return (
    <WorkspacePage title={words.title}>
      <CommissionWays />
      <LivePanel live={rules} label={words.loading} failure={words.failed} rows={4}>
        {(known) => (
          <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <Panel title={words.now} framed>
              <RatesShown known={known} />
            </Panel>
            <Panel title={words.form} framed>
              <KeptForm value={known} version={known.setAt}>
                {(begun, guard) => <RulesForm known={begun} guard={guard} />}
              </KeptForm>
            </Panel>
          </div>
        )}
      </LivePanel>
    </WorkspacePage>
  );
}
