import { useId, useState } from "react";
import { common } from "#messages/common.ts";
import { adminLeads } from "#messages/workspaces/lead-admin.ts";
import type { Live } from "../../../lib/firestore/live.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { assignLeads } from "../data/lead-admin.ts";
import type { LeadView } from "../read-lead.ts";

const words = adminLeads.assigning;
const POOL = "pool";

/** Somebody who can be given leads. */
export interface Telecaller {
  uid: string;
  name: string;
}

interface AssignDialogProps {
  leads: readonly LeadView[];
  /** They may come after the dialog does. */
  telecallers: Live<readonly Telecaller[]>;
  onDone(): void;
  onClose(): void;
}

/** Gives leads to a telecaller, or back to the pool. */
export function AssignDialog({ leads, telecallers, onDone, onClose }: AssignDialogProps) {
  const known = telecallers.status === "ready" ? telecallers.value : [];
  const [to, setTo] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  async function assign(): Promise<void> {
    if (to === "") {
      setIsMissing(true);
      document.getElementById(id)?.focus();
      return;
    }
    const outcomes = await assignLeads(
      leads.map((lead) => lead.id),
      to === POOL ? null : to,
    );
    const done = Object.values(outcomes).filter((outcome) => outcome === "done").length;
    const name = known.find(({ uid }) => uid === to)?.name ?? "";
    if (done > 0) toast("success", to === POOL ? words.toPool(done) : words.done(done, name));
    if (done < leads.length) toast("info", words.left(leads.length - done));
    onDone();
    onClose();
  }
  return (
    <ConfirmDialog
      title={words.title(leads.length)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={adminLeads.keep}
      onConfirm={assign}
      onClose={onClose}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.to}
      </label>
      <select
        id={id}
        className="select w-full"
        value={to}
        aria-invalid={isMissing}
        aria-describedby={`${id}-missing`}
        onChange={(event) => {
          setTo(event.target.value);
          setIsMissing(false);
        }}
      >
        <option value="">{telecallers.status === "loading" ? words.loading : words.choose}</option>
        {known.map(({ uid, name }) => (
          <option key={uid} value={uid}>
            {name}
          </option>
        ))}
        <option value={POOL}>{words.pool}</option>
      </select>
      <p id={`${id}-missing`} role="alert" className="mt-1 text-sm text-error empty:hidden">
        {isMissing && words.missing}
      </p>
      {telecallers.status === "ready" && known.length === 0 && <p className="mt-2 text-sm">{words.none}</p>}
      {"retry" in telecallers && (
        <p role="alert" className="mt-2 text-sm">
          {words.failed}{" "}
          <button type="button" className="link" onClick={telecallers.retry}>
            {common.tryAgain}
          </button>
        </p>
      )}
      <p className="muted mt-3 text-sm">{words.note}</p>
    </ConfirmDialog>
  );
}
