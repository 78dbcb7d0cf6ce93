import { Route, Routes } from "react-router-dom";
import { accountArea } from "#account-area";
import { PATHS } from "../lib/page/paths.ts";
import { SiteLayout } from "./layouts/site-layout.tsx";
import { notFoundPage, PUBLIC_PAGES } from "./public-pages.ts";
import { Shown } from "./shown.tsx";

/** Below the address of the franchise workspace and yet public: nobody is asked to sign in for them. */
const PUBLIC_FRANCHISE = [PATHS.franchise, PATHS.franchiseRegister, PATHS.franchiseTrack];

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {PUBLIC_PAGES.map(({ path, screen }) => (
          <Route key={path} path={path} element={<Shown screen={screen} />} />
        ))}
        {PUBLIC_FRANCHISE.filter((path) => !PUBLIC_PAGES.some((page) => page.path === path)).map((path) => (
          <Route key={path} path={path} element={<Shown screen={notFoundPage} />} />
        ))}
        <Route path="*" element={<Shown screen={notFoundPage} />} />
      </Route>
      {accountArea()}
    </Routes>
  );
}
