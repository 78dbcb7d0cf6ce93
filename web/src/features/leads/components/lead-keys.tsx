import { useLayoutEffect, useState } from "react";
import { list as listWords } from "#messages/list.ts";
import { leads as words } from "#messages/workspaces/leads.ts";
import { useSingleKeys } from "../../../lib/list/single-keys.ts";
import { toast } from "../../../lib/page/toast.ts";
import { KeysDialog } from "../../../ui/list/keys-dialog.tsx";
import type { LeadWork } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";

/** `c`, `s`, `f`: as in the list; `?` says which, and switches them off. */
export function LeadKeys({ lead, work }: { lead: LeadView; work: LeadWork }) {
  const { on, set } = useSingleKeys();
  const [showsHelp, setShowsHelp] = useState(false);
  const isOwn = lead.assignedTo === work.around.uid;
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") !== null || isField(event.target)) return;
      if (event.key === "?") {
        event.preventDefault();
        setShowsHelp(true);
        return;
      }
      const act = isOwn
        ? {
            c: () => work.call(lead),
            s: () => work.ask("status", lead),
            f: () => work.ask("followUp", lead),
            e: () => work.ask("note", lead),
          }[event.key]
        : { t: () => work.take(lead) }[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, isOwn, lead, work]);
  if (!showsHelp) return null;
  return (
    <KeysDialog
      open
      onClose={() => setShowsHelp(false)}
      keys={[...(isOwn ? OWN_KEYS : FREE_KEYS), ["?", listWords.keyNames.help]]}
      on={on}
      onSwitch={(wanted) => void set(wanted).catch(() => toast("error", listWords.keysNotSaved))}
    />
  );
}

const OWN_KEYS = [
  ["c", words.keys.call],
  ["s", words.keys.status],
  ["f", words.keys.followUp],
  ["e", words.keys.note],
] as const;
const FREE_KEYS = [["t", words.keys.take]] as const;

const FIELDS = ["INPUT", "TEXTAREA", "SELECT"];

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && FIELDS.includes(target.tagName);
}
