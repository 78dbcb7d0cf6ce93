import { PATHS } from "@niyamdesk/domain/base/addresses";
import { consultations as words } from "#messages/consultations.ts";
import { OwnConsultations } from "../../features/consultations/components/own-list.tsx";
import { useOwnConsultations } from "../../features/consultations/data/own-consultations.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";

export default function Consultations() {
  usePageTitle(words.title);
  const live = useOwnConsultations(useOwnUid());
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-title">{words.title}</h1>
        <ButtonLink to={PATHS.caPartners} look="outline">
          {words.find}
        </ButtonLink>
      </div>
      <LivePanel live={live} label={words.loading} failure={words.failed} rows={3}>
        {(all) => <OwnConsultations consultations={all} />}
      </LivePanel>
    </>
  );
}
