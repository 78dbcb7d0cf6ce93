import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { isInOtherLanguage } from "../../../lib/page/return-path.ts";
import { Loading } from "../../../ui/states.tsx";

/** On from signing in, to where `landing` says: a page in the other language is another build, and so a full load. */
export function Onward({ to }: { to: string }) {
  const isElsewhere = isInOtherLanguage(to);
  useEffect(() => {
    if (isElsewhere) window.location.replace(to);
  }, [isElsewhere, to]);
  return isElsewhere ? <Loading /> : <Navigate to={to} replace />;
}
