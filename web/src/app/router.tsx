import { Route, Routes } from "react-router-dom";
import { workspaces } from "#workspaces";
import { accountArea } from "./account-area.tsx";
import { developmentPages } from "./development.tsx";
import { SiteLayout } from "./layouts/site-layout.tsx";
import { notFoundPage, PUBLIC_PAGES } from "./public-pages.ts";
import { Shown } from "./shown.tsx";

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {PUBLIC_PAGES.map(({ path, screen }) => (
          <Route key={path} path={path} element={<Shown screen={screen} />} />
        ))}
        <Route path="*" element={<Shown screen={notFoundPage} />} />
      </Route>
      {accountArea()}
      {workspaces()}
      {developmentPages()}
    </Routes>
  );
}
