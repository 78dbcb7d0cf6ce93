import { isBelow, PATHS } from "@niyamdesk/domain/base/addresses";
import { useLocation, useParams } from "react-router-dom";
import { application as words } from "#messages/application.ts";
import { ApplicationSent } from "../../features/applications/components/application-sent.tsx";
import { ApplicationWizard } from "../../features/applications/components/wizard.tsx";
import { useSentApplications } from "../../features/applications/sent-applications.ts";
import { SENT } from "../../features/applications/step-ids.ts";
import { ApplyingAside } from "../../features/franchises/components/applying-aside.tsx";
import { useIsWritten } from "../../lib/page/use-written.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Loading } from "../../ui/states.tsx";

/** `/franchise-register` and `/franchise/register`, each with a part for the step. */
export default function FranchiseRegisterPage() {
  const { step } = useParams();
  const { pathname } = useLocation();
  const isWritten = useIsWritten();
  const base = isBelow(pathname, PATHS.franchiseRegisterBelow)
    ? PATHS.franchiseRegisterBelow
    : PATHS.franchiseRegister;
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description}
        path={PATHS.franchiseRegister}
        indexed={step === undefined && base === PATHS.franchiseRegister}
      />
      {/* What was typed on this device is not in the page that was written. */}
      <div data-waits="">
        {isWritten && step !== undefined ? (
          <Loading />
        ) : (
          <Applying key={String(isWritten)} base={base} step={step} isWritten={isWritten} />
        )}
      </div>
    </>
  );
}

interface ApplyingProps {
  base: string;
  step: string | undefined;
  isWritten: boolean;
}

function Applying({ base, step, isWritten }: ApplyingProps) {
  const [latest] = useSentApplications();
  if (step === SENT && latest !== undefined) return <ApplicationSent id={latest.id} />;
  return (
    <>
      <div className="page pt-6 pb-3 sm:pt-10">
        <h1 className="text-xl sm:text-title">{words.title}</h1>
        <p className="muted mt-1 max-w-2xl text-sm sm:text-base">{words.lead}</p>
      </div>
      <ApplicationWizard
        base={base}
        step={step}
        isWritten={isWritten}
        aside={(clear) => <ApplyingAside>{clear}</ApplyingAside>}
      />
    </>
  );
}
