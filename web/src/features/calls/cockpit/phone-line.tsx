import { Copy, QrCode } from "lucide-react";
import { Suspense, useState } from "react";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";

const DialCode = lazyPage(() => import("./dial-code.tsx"));

/** The number, large, to be read, copied, or scanned by the own phone. */
export function PhoneLine({ phone }: { phone: string }) {
  const shown = useShownPhone();
  const [showsCode, setShowsCode] = useState(false);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span translate="no" className="figures me-auto text-2xl font-semibold whitespace-nowrap">
          <span className="sr-only">{words.number}: </span>
          {shown(phone)}
        </span>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm act-button"
          aria-label={words.copy}
          title={words.copy}
          onClick={() => void copyText(phone, words)}
        >
          <Copy size={17} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm act-button"
          aria-label={showsCode ? words.codeHide : words.codeShow}
          title={words.codeShow}
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
        >
          <QrCode size={18} aria-hidden="true" />
        </button>
      </div>
      {showsCode && (
        <Suspense fallback={<div className="skeleton mt-3 size-40" />}>
          <DialCode phone={phone} />
        </Suspense>
      )}
    </div>
  );
}
