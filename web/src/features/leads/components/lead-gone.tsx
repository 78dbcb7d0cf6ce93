import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { leads as words } from "#messages/workspaces/leads.ts";
import { ButtonLink } from "../../../ui/button.tsx";

const CLOSES_MS = 4_000;
/** Who has it is asked for: on a slow network it is not closed before that was read. */
const ASKED_MS = 12_000;

/** The lead went to somebody else while it was open: who has it, and back to the list. */
export function LeadGone({ list, takenBy }: { list: string; takenBy: string | null }) {
  const navigate = useNavigate();
  useEffect(() => {
    const after = takenBy === null ? ASKED_MS : CLOSES_MS;
    const timer = setTimeout(() => navigate(list, { replace: true }), after);
    return () => clearTimeout(timer);
  }, [navigate, list, takenBy]);
  return (
    <div role="status" className="grid min-h-60 place-content-center justify-items-center gap-3 text-center">
      <h1 className="text-xl">{takenBy ? words.page.theirs(takenBy) : words.page.theirsUnknown}</h1>
      <p className="muted">{words.page.closing}</p>
      <ButtonLink to={list} look="outline">
        {words.page.back}
      </ButtonLink>
    </div>
  );
}

/** The lead became part of another one while it was open, or before: whoever works on it goes on there. */
export function LeadMerged({ to, name }: { to: string; name: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), CLOSES_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <div role="status" className="grid min-h-60 place-content-center justify-items-center gap-3 text-center">
      <h1 className="text-xl">{words.page.merged(name)}</h1>
      <ButtonLink to={to} look="outline">
        {words.page.mergedOpen(name)}
      </ButtonLink>
    </div>
  );
}
