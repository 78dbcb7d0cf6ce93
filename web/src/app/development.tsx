import { Route } from "react-router-dom";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { Shown } from "./shown.tsx";

/** Pages of the dev server: a build has none of them, nor a trace of their code (`tools/site.test.ts`). */
const PAGES = import.meta.env.DEV
  ? {
      "/dev/kit": lazyPage(() => import("../dev/kit/kit.tsx")),
      "/dev/kit/wizard/:step?": lazyPage(() => import("../dev/kit/wizard.tsx")),
    }
  : {};

export function developmentPages() {
  return Object.entries(PAGES).map(([path, screen]) => (
    <Route key={path} path={path} element={<Shown screen={screen} />} />
  ));
}
