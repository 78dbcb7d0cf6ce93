import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useNavigate } from "react-router-dom";
import { site } from "#messages/site.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import { inLanguage } from "../../lib/page/in-language.ts";
import { toastAfterReload } from "../../lib/page/kept-toast.ts";
import { toast } from "../../lib/page/toast.ts";
import { refuseInView } from "../../lib/session/refuse-in-view.ts";
import { signOutHere } from "../../lib/session/session-store.ts";

/** Ends the session and starts the site anew at home, so that nothing of the person stays in memory. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      // The account of whoever looks on is not what is shown.
      await refuseInView();
    } catch (error) {
      return toast("error", errorWords(error));
    }
    try {
      await signOutHere();
    } catch {
      toast("error", site.logOutFailed);
      navigate(PATHS.home);
      return;
    }
    toastAfterReload("success", site.loggedOut);
    window.location.assign(inLanguage(PATHS.home));
  };
}
