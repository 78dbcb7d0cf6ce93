import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { recoverFromModuleFailure, rememberGoodLoad } from "./module-recovery.ts";

/**
 * A page loaded when it is first shown. When its file is gone (an old tab after a deploy) the site says so and reloads by
 * itself; the promise then stays open, so that nothing flashes before the reload.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      const page = await load();
      rememberGoodLoad();
      return page;
    } catch (error) {
      return recoverFromModuleFailure(error, load);
    }
  });
}
