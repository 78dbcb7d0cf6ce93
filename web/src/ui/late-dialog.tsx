import type { ComponentType } from "react";
import { common } from "#messages/common.ts";
import { offline } from "#messages/offline.ts";
import { useOnline } from "../lib/device/online.ts";
import { onFirstSign } from "../lib/loading/first-sign.ts";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { Part } from "./part.tsx";

/**
 * A dialog that a page can open, without its weight before somebody is there: its file comes with the first sign of them, so that it has
 * come by the press that opens it. When it has not, that is said over the page, and so is a file that does not come.
 *
 * @param load of the dialog alone, as the file's default
 */
export function lateDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog = lazyPage(load);
  onFirstSign(Dialog.warm);
  return (props) => (
    <div className="late-dialog">
      <Part waiting={<Waiting />}>
        <Dialog {...props} />
      </Part>
    </div>
  );
}

function Waiting() {
  const isOnline = useOnline();
  return (
    <p role="status" data-loader="">
      {isOnline ? common.loading : offline}
    </p>
  );
}
