import { englishPatterns } from "@niyamdesk/domain/base/addresses";
import { useEffect } from "react";
import { Route, useLocation } from "react-router-dom";
import { Loading } from "../ui/states.tsx";
import { translatedWorkspaces } from "./translated-workspaces.tsx";

/**
 * What stands in place of `workspaces.tsx` where the site speaks another language: the workspaces that do as well, and the way
 * to the English pages of the others.
 */
export function workspaces() {
  return (
    <>
      {translatedWorkspaces()}
      {englishPatterns().map((path) => (
        <Route key={path} path={path} element={<InEnglish />} />
      ))}
    </>
  );
}

/** The router's own address is without the language's prefix, which is the English one. */
function InEnglish() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(`${pathname}${search}${hash}`), [pathname, search, hash]);
  return <Loading />;
}
