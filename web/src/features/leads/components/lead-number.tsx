import { Copy } from "lucide-react";
import { leads as words } from "#messages/workspaces/leads.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import type { LeadView } from "../read-lead.ts";

/** The number, to be read out, or copied into another program. */
export function LeadNumber({ lead: { phone, mayBeCalled } }: { lead: LeadView }) {
  if (phone === null) return <span className="muted">{words.noPhone}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <PhoneNumber e164={phone} />
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm act-button"
        aria-label={words.page.copy}
        title={words.page.copy}
        onClick={() => void copyText(phone, words.page)}
      >
        <Copy size={16} aria-hidden="true" />
      </button>
      {!mayBeCalled && <span className="text-sm font-medium text-error">{words.doNotCallShort}</span>}
    </span>
  );
}
