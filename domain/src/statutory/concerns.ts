import type { Concerns } from "./date-rule.ts";
import { quarterlyGroup, type Whom } from "./facts.ts";

/** Whether a date is for somebody. What they have not told counts as no: nothing is guessed. */
export function concerns(date: Concerns, whom: Whom): boolean {
  const has = (known: readonly string[]) => known.some((one) => whom.also.some((also) => also === one));
  if (whom.kind === null) return false;
  if (date.kinds !== undefined && !date.kinds.includes(whom.kind)) return false;
  if (date.gst !== undefined && (whom.gst === null || !date.gst.includes(whom.gst))) return false;
  if (
    date.group !== undefined &&
    (whom.state_code === null || quarterlyGroup(whom.state_code) !== date.group)
  )
    return false;
  if (date.states !== undefined && (whom.state_code === null || !date.states.includes(whom.state_code)))
    return false;
  if (date.turnover !== undefined && (whom.turnover === null || !date.turnover.includes(whom.turnover)))
    return false;
  if (date.audit !== undefined && whom.audit !== date.audit) return false;
  if (date.also !== undefined && !has(date.also)) return false;
  return date.butNot === undefined || !has(date.butNot);
}
