import { useNavigate } from "react-router-dom";
import type { ViewInAddress } from "../../../lib/list/use-list-view.ts";
import { WHOLE_LIST } from "../../../lib/list/use-list-view.ts";
import { type LeadViewName, VIEW_ADDRESSES } from "../lead-view.ts";

/** Ways between the views; the two lists keep what each was narrowed to. */
export function useLeadViews(at: ViewInAddress, isFree: boolean): (view: LeadViewName) => void {
  const navigate = useNavigate();
  return (view) => {
    if (view === "unassigned") {
      navigate({ search: "of=unassigned" }, { replace: true, state: WHOLE_LIST });
      return;
    }
    const address = view === "own" ? "" : VIEW_ADDRESSES[view];
    if (isFree) navigate({ search: address }, { replace: true, state: WHOLE_LIST });
    else at.goTo(address);
  };
}
