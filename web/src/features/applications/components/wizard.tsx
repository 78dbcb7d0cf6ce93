import { PATHS } from "@niyamdesk/domain/base/addresses";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { application as words } from "#messages/application.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useSteps, type Wizard } from "../../../lib/steps/use-steps.ts";
import { istDayMonth, istWeekday } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/states.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { WizardFrame } from "../../../ui/wizard-frame.tsx";
import { type ApplicationDraft, DRAFT, hasContent, readApplicationDraft, stepsWith } from "../draft.ts";
import { clearPapers, usePapers, WIZARD_DESK } from "../papers.ts";
import { appliedAt, rememberApplication, useSentApplications } from "../sent-applications.ts";
import { SENT, STEP_IDS } from "../step-ids.ts";
import { AppliedBefore } from "./application-sent.tsx";
import { BusinessStep } from "./business-step.tsx";
import { ClearDialog } from "./clear-dialog.tsx";
import { PersonalStep } from "./personal-step.tsx";
import { TerritoryStep } from "./territory-step.tsx";

/** They bring what uploads and sends: whoever begins to type does not wait for it. */
const DocumentsStep = lazyPage(() => import("./documents-step.tsx"));
const ReviewStep = lazyPage(() => import("./review-step.tsx"));
const loadSending = () => import("../data/send.ts");

const ignore = () => undefined;

const FIRST = STEP_IDS[0];
/** Whoever was away so long has come back. */
const SITTING_MS = 30 * 60_000;
/** The ID of an application carries the server's clock, and the device has its own. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

interface WizardProps {
  /** Which of the two addresses of the wizard is used. */
  base: string;
  /** The step that the address names. */
  step: string | undefined;
  /** As it was written at build: nothing of this device is looked at yet. */
  isWritten: boolean;
  /** Beside the steps; gets what clears them. */
  aside(clear: ReactNode): ReactNode;
}

/** Five steps to an application, each with an address, all of it kept on the device until it is sent. */
export function ApplicationWizard({ base, step, isWritten, aside }: WizardProps) {
  const papers = usePapers(WIZARD_DESK);
  const navigate = useNavigate();
  const [freshId, setFreshId] = useState(() => crypto.randomUUID());
  const [arrived, setArrived] = useState(true);
  const [isClearing, setClearing] = useState(false);
  const [before, setBefore] = useState<string | null>(null);
  const [sending, setSending] = useState<"no" | "busy" | "done">("no");
  const steps = stepsWith(papers, sending !== "no");
  const addressOf = (id: string) => `${base}/${id}`;
  // The address without a step is the first one, and where one left off for whoever comes back to it: looked at once, since what
  // is typed there leads nobody on before they press.
  const [isComing, setComing] = useState(true);
  useEffect(() => {
    if (!isWritten) setComing(false);
  }, [isWritten]);
  const asked = step ?? (isComing && !isWritten ? undefined : FIRST);
  const plain = useSteps<ApplicationDraft>({
    ...{ steps, asked, addressOf, isWritten, draft: DRAFT, read: readApplicationDraft },
  });
  const { draft, index, current } = plain;
  const wizard: Wizard<ApplicationDraft> = {
    ...plain,
    keep: (values) => plain.keep({ request_id: draft.request_id || freshId, ...values }),
  };
  const isAtStart = step === undefined && current.id === FIRST;
  if (sending === "done") return <Loading />;
  if (plain.redirect !== null && !isAtStart) return <Navigate to={plain.redirect} replace />;

  function clear(): void {
    plain.clear();
    setFreshId(crypto.randomUUID());
    clearPapers(WIZARD_DESK);
    // Whoever chose a file has this part already.
    loadSending().then(({ forgetPapers }) => forgetPapers(WIZARD_DESK), ignore);
  }
  const goOn = () => {
    setArrived(false);
    wizard.next();
    // While there is a network: the steps that are left work without one.
    void Promise.all([DocumentsStep.preload(), ReviewStep.preload()]);
    // Each step is a sign that they have not stopped.
    loadSending().then(({ keepContact }) => keepContact(), ignore);
  };
  if (before !== null) return <AppliedBefore id={before} onBack={() => setBefore(null)} />;
  const props = { wizard, onDone: goOn };
  const content = {
    personal: () => <PersonalStep {...props} />,
    territory: () => <TerritoryStep {...props} />,
    business: () => <BusinessStep {...props} />,
    documents: () => <DocumentsStep {...props} />,
    review: () => (
      <ReviewStep
        wizard={wizard}
        addressOf={addressOf}
        onSending={(isSending) => setSending(isSending ? "busy" : "no")}
        onPapersWanted={() => {
          toast("info", words.review.papersFirst);
          void navigate(addressOf("documents"));
        }}
        onSent={({ application_id, known }, triedAt) => {
          rememberApplication(application_id);
          if (known && appliedAt(application_id) < triedAt - CLOCKS_DIFFER_MS) {
            // The key has led to the other one: what is sent next is another form.
            plain.keep({ request_id: crypto.randomUUID(), tried_at: 0 });
            setBefore(application_id);
            return;
          }
          toast("success", words.sent.toast(application_id));
          setSending("done");
          clear();
          void navigate(addressOf(SENT), { replace: true });
        }}
      />
    ),
  } satisfies Record<(typeof STEP_IDS)[number], () => ReactNode>;
  const currentId = STEP_IDS[index] ?? FIRST;
  return (
    <WizardFrame labels={steps.map(({ label }) => label)} index={index}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,44rem)_20rem] lg:justify-between lg:gap-16">
        <div key={`${currentId} ${freshId} ${plain.changedElsewhere}`} className="min-w-0">
          {arrived && !isWritten && (
            <Back wizard={plain} onGoOn={() => setArrived(false)} onAgain={() => setClearing(true)} />
          )}
          <Suspense fallback={<Loading />}>{content[currentId]()}</Suspense>
        </div>
        {aside(
          hasContent(draft) && (
            <Button look="outline" size="small" onClick={() => setClearing(true)}>
              {words.clear.open}
            </Button>
          ),
        )}
      </div>
      {isClearing && (
        <ClearDialog
          onClose={() => setClearing(false)}
          onClear={() => {
            setClearing(false);
            setArrived(false);
            const key = draft.request_id;
            if (key !== "")
              loadSending()
                .then(({ forgetContact }) => forgetContact(key))
                .catch(ignore);
            clear();
            toast("info", words.clear.done);
            void navigate(base, { replace: true });
          }}
        />
      )}
    </WizardFrame>
  );
}

interface BackProps {
  wizard: Wizard<ApplicationDraft>;
  onGoOn(): void;
  onAgain(): void;
}

/** To whoever comes back: where they left off, or what they have sent. */
function Back({ wizard, onGoOn, onAgain }: BackProps) {
  const { draft, current, savedAt } = wizard;
  const [latest] = useSentApplications();
  const [openedAt] = useState(Date.now);
  if (hasContent(draft)) {
    if (savedAt === null || openedAt - savedAt < SITTING_MS) return null;
    const when = `${istWeekday(savedAt)} ${istDayMonth(savedAt)}`;
    return (
      <section
        aria-label={words.back.title}
        className="alert mb-6 flex flex-wrap items-center gap-x-4 gap-y-3"
      >
        <p className="grow">
          <span className="font-semibold">{words.back.title}. </span>
          {words.back.leftOff(current.label, when)}
        </p>
        <Button look="outline" size="small" onClick={onGoOn}>
          {words.back.goOn}
        </Button>
        <Button look="quiet" size="small" onClick={onAgain}>
          {words.back.again}
        </Button>
      </section>
    );
  }
  if (latest === undefined) return null;
  return (
    <section aria-label={words.back.title} className="alert mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{words.before.words(istDayMonth(latest.appliedAt))}</p>
      <TextLink to={PATHS.trackedApplication(latest.id)}>{words.before.track}</TextLink>
    </section>
  );
}
