import { useEffect } from "react";
import { Route, useLocation } from "react-router-dom";
import { Loading } from "../ui/states.tsx";
import { ACCOUNT_PATHS } from "./account-paths.ts";

/** What stands in place of `account-area.tsx` where the site speaks another language: the way to the English pages. */
export function accountArea() {
  return ACCOUNT_PATHS.map((path) => <Route key={path} path={path} element={<InEnglish />} />);
}

/** The router's own address is without the language's prefix, which is the English one. */
function InEnglish() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(`${pathname}${search}${hash}`), [pathname, search, hash]);
  return <Loading />;
}
