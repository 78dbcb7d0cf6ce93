import { Copy } from "lucide-react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";

/** The number, large, to be read or copied. */
export function PhoneLine({ phone }: { phone: string }) {
  const shown = useShownPhone();
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span translate="no" className="figures me-auto text-2xl font-semibold whitespace-nowrap">
          <span className="sr-only">{words.number}: </span>
          {shown(phone)}
        </span>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm"
          aria-label={words.copy}
          title={words.copy}
          onClick={() => void copy(phone)}
        >
          <Copy size={17} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("success", words.copied);
  } catch {
    toast("error", words.copyFailed);
  }
}
