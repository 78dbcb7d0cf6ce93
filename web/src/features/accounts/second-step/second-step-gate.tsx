import { needsSecondStep } from "@niyamdesk/domain/sessions/second-step";
import { type ReactNode, Suspense } from "react";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { useOwnSession } from "../../../lib/session/use-own-uid.ts";
import { WorkspaceLoading } from "../../../ui/states.tsx";
import { useSecondStepRule } from "../data/second-step-rule.ts";

/** Few are ever shown it. */
const StepNeeded = lazyPage(() => import("./step-needed.tsx"));

/**
 * In place of a workspace for whoever lacks the second step that the firm asks of them: rules and functions refuse all else. It comes and
 * goes as the firm decides, also while a page is open.
 */
export function SecondStepGate({ children }: { children: ReactNode }) {
  const { secondStep = true, viewer } = useOwnSession();
  return secondStep || viewer !== undefined ? children : <Asked>{children}</Asked>;
}

function Asked({ children }: { children: ReactNode }) {
  const { role } = useOwnSession();
  const rule = useSecondStepRule();
  if (rule.status !== "ready" || !needsSecondStep(rule.value, role)) return children;
  return (
    <Suspense fallback={<WorkspaceLoading />}>
      <StepNeeded />
    </Suspense>
  );
}
