import { PATHS } from "@niyamdesk/domain/base/addresses";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { site } from "#messages/site.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { inLanguage } from "../../lib/page/in-language.ts";
import { toastAfterReload } from "../../lib/page/kept-toast.ts";
import { toast } from "../../lib/page/toast.ts";
import { refuseInView } from "../../lib/session/refuse-in-view.ts";
import { signOutHere } from "../../lib/session/session-store.ts";

interface SignOut {
  begin(): Promise<void>;
  /** Where something was not sent yet, it is asked beside the button. */
  asked: ReactNode;
}

const loadQuestion = () => import("./unsent-question.tsx");

/** What is asked has to be here when the network is not; what waited since the last time is sent. */
export function warmSignOut(): void {
  loadQuestion()
    .then(({ sendWhatWaits }) => sendWhatWaits())
    .catch(() => undefined);
}

/**
 * Ends the session and starts the site anew at home, so that nothing of the person stays in memory. Where work of theirs has not been
 * sent, they are told first.
 */
export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ReactNode>(null);

  async function begin(): Promise<void> {
    try {
      // The account of whoever looks on is not what is shown.
      await refuseInView();
    } catch (error) {
      return toast("error", errorWords(error));
    }
    // Where it cannot be told, nothing is lost: what waits is sent when they are back.
    const unsent = await loadQuestion().catch(() => null);
    await (unsent === null ? leave() : unsent.leaveOrAsk(leave, setAsked));
  }

  async function leave(forget?: () => void): Promise<void> {
    try {
      await signOutHere();
    } catch {
      setAsked(null);
      toast("error", site.logOutFailed);
      navigate(PATHS.home);
      return;
    }
    forget?.();
    toastAfterReload("success", site.loggedOut);
    window.location.assign(inLanguage(PATHS.home));
  }

  return { begin, asked };
}
