import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type ActionLink, actionLinkIn, actionLinkKept } from "../action-link.ts";

/**
 * The link that led here. Its code is taken out of the address at once, so that it is neither seen nor copied nor sent on; the
 * history keeps it for a reload. `undefined` while that is being done.
 */
export function useActionLink(): ActionLink | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = actionLinkIn(search);
  const uncleaned = arrived !== null;
  useEffect(() => {
    if (!uncleaned) return;
    navigate(pathname, { replace: true, state: { link: actionLinkIn(search) } });
  }, [uncleaned, pathname, search, navigate]);
  return uncleaned ? undefined : actionLinkKept(state);
}
