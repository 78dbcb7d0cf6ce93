import type { ComponentType } from "react";
import { common } from "#messages/common.ts";
import { onFirstSign } from "../lib/loading/first-sign.ts";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { Part } from "./part.tsx";
import { SkeletonRows } from "./states.tsx";

/**
 * What stands behind another tab of a page: its file comes with the first sign of somebody there, so that it has come by the press that
 * shows it.
 *
 * @param load of the part alone, as the file's default
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Late = lazyPage(load);
  onFirstSign(Late.warm);
  return (props) => (
    <Part waiting={<SkeletonRows rows={4} label={common.loading} />}>
      <Late {...props} />
    </Part>
  );
}
