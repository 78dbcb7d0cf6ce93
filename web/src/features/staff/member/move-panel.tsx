import { useId, useState } from "react";
import { staffMember } from "#messages/workspaces/staff-member.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";

const words = staffMember.move;
/** To nobody in particular. */
const NOBODY = "nobody";

interface MovePanelProps {
  label: string;
  nobody: string;
  colleagues: readonly { uid: string; name: string }[];
  /** @returns how many were moved and how many were not */
  onMove(to: string | null): Promise<{ moved: number; kept: number }>;
}

/** Hands over all of one kind to a colleague, before a suspension or a leave. */
export function MovePanel({ label, nobody, colleagues, onMove }: MovePanelProps) {
  const id = useId();
  const [to, setTo] = useState("");
  const [busy, setBusy] = useState(false);
  async function move() {
    setBusy(true);
    try {
      const { moved, kept } = await onMove(to === NOBODY ? null : to);
      if (kept > 0) toast("error", words.kept(kept));
      else toast("success", words.done(moved));
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="mt-3 flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (to !== "") void move();
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        className="select w-full sm:w-64"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">{words.choose}</option>
        <option value={NOBODY}>{nobody}</option>
        {colleagues.map(({ uid, name }) => (
          <option key={uid} value={uid}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" look="outline" busy={busy} disabled={to === ""}>
        {words.confirm}
      </Button>
    </form>
  );
}
