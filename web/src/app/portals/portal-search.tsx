import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { searchEverything as words } from "#messages/workspaces/search.ts";
import { Icon } from "../../ui/icon.tsx";
import { lateDialog } from "../../ui/late-dialog.tsx";

const SearchDialog = lateDialog(() => import("../../features/search/search-dialog.tsx"));

interface Props {
  uid: string;
  /** On a phone: a place in the bar above, beside the menu. */
  inBar: HTMLElement | null;
}

/** The way into the search over everything; Ctrl K does the same from any page. */
export default function PortalSearch({ uid, inBar }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <div className="mb-3 flex justify-end max-lg:hidden">
        <button type="button" className="btn btn-outline min-h-11 border-base-300" onClick={open}>
          <Icon name="search" size={18} />
          {words.open}
          <kbd className="key-cap">{words.keys}</kbd>
        </button>
      </div>
      {inBar !== null &&
        createPortal(
          <button
            type="button"
            className="btn btn-ghost btn-square lg:hidden"
            aria-label={words.open}
            onClick={open}
          >
            <Icon name="search" size={22} />
          </button>,
          inBar,
        )}
      {isOpen && <SearchDialog uid={uid} onClose={() => setOpen(false)} />}
    </>
  );
}
