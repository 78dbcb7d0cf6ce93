import { useEffect, useState } from "react";
import { searchEverything as words } from "#messages/workspaces/search.ts";
import { Icon } from "../../ui/icon.tsx";
import { lateDialog } from "../../ui/late-dialog.tsx";

const SearchDialog = lateDialog(() => import("../../features/search/search-dialog.tsx"));

/** The way into the search over everything; Ctrl K does the same from any page. */
export default function PortalSearch({ uid }: { uid: string }) {
  const [isOpen, setOpen] = useState(false);
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
      <button
        type="button"
        className="btn btn-outline min-h-11 border-base-300"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        {words.open}
        <kbd className="kbd kbd-sm max-lg:hidden">{words.keys}</kbd>
      </button>
      {isOpen && <SearchDialog uid={uid} onClose={() => setOpen(false)} />}
    </>
  );
}
