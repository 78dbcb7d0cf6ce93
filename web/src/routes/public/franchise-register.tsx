import { isBelow, PATHS } from "@niyamdesk/domain/base/addresses";
import { useRef } from "react";
import { useLocation, useParams } from "react-router-dom";
import { application as words } from "#messages/application.ts";
import { common } from "#messages/common.ts";
import { ApplicationSent } from "../../features/applications/components/application-sent.tsx";
import { ApplicationWizard } from "../../features/applications/components/wizard.tsx";
import { DRAFT } from "../../features/applications/draft.ts";
import { useSentApplications } from "../../features/applications/sent-applications.ts";
import { SENT } from "../../features/applications/step-ids.ts";
import { ApplyingAside } from "../../features/franchises/components/applying-aside.tsx";
import { readKeptDraft } from "../../lib/device/kept-draft.ts";
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
      {/* What was typed on this device is not in the page that was written; no bottom bar stands here. */}
      <div data-waits="" className="[--bottom-bar:env(safe-area-inset-bottom,0px)]">
        {isWritten && step !== undefined ? (
          <Loading />
        ) : (
          <Applying base={base} step={step} isWritten={isWritten} />
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
  // Begun anew only where something was kept: what is typed before that is known stays.
  const drawn = useRef<"written" | "kept" | null>(null);
  if (!isWritten) drawn.current ??= readKeptDraft(DRAFT) === null ? "written" : "kept";
  if (step === SENT && latest !== undefined) return <ApplicationSent id={latest.id} />;
  return (
    <>
      <div className="page pt-6 pb-3 sm:pt-10">
        <h1 className="text-xl sm:text-title">{words.title}</h1>
        <p className="muted mt-1 hidden max-w-2xl sm:block">{words.lead}</p>
      </div>
      <noscript>
        <p className="page pb-4">{common.needsScript}</p>
      </noscript>
      <ApplicationWizard
        key={drawn.current ?? "written"}
        base={base}
        step={step}
        isWritten={isWritten}
        aside={(clear) => <ApplyingAside>{clear}</ApplyingAside>}
      />
    </>
  );
}
