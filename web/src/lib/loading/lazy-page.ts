import { type ComponentType, createElement, lazy, useState } from "react";
import { loadPart } from "./module-recovery.ts";

/** A page whose file is loaded when it is first shown, or before by `preload`: then it is drawn at once. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  preload(): Promise<void>;
  /** Loads what may never be shown: where that fails, it is tried again and said once it is. */
  warm(): void;
};

interface Source<Props extends object> {
  Lazy: ComponentType<Props>;
  /** Once its file is here. */
  Loaded: ComponentType<Props> | null;
}

/**
 * A page loaded when it is first shown. When its file is gone (an old tab after a deploy) the site says so and reloads by
 * itself; the promise then stays open, so that nothing flashes before the reload.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const read = async () => {
    const page = await loadPart(load);
    source.Loaded = page.default;
    return page;
  };
  const source: Source<Props> = { Lazy: lazy(read), Loaded: null };
  return Object.assign((props: Props) => createElement(Drawn<Props>, { source, props }), {
    preload: async () => {
      if (source.Loaded === null) await read();
    },
    warm: () => {
      if (!navigator.onLine) return;
      load().then(
        (page) => {
          source.Loaded = page.default;
        },
        () => undefined,
      );
    },
  });
}

function Drawn<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  // Which of the two it is stays for as long as it is shown: another type would be another page.
  const [Ready] = useState<ComponentType<Props> | null>(() => source.Loaded);
  return createElement(Ready ?? source.Lazy, props);
}
