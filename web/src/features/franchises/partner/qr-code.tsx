import { Download } from "lucide-react";
import { renderSVG } from "uqr";
import { partner } from "#messages/workspaces/partner.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { referralLink } from "./referral-link.ts";

const words = partner.link;

/** The link as a code that a phone's camera opens. */
export function QrCode({ code, className = "w-44" }: { code: string; className?: string }) {
  const drawn = `data:image/svg+xml,${encodeURIComponent(drawing(code))}`;
  return (
    <img src={drawn} alt={words.qrOf(code)} width={230} height={230} className={`h-auto ${className}`} />
  );
}

export function SaveQr({ code }: { code: string }) {
  return (
    <Button
      look="outline"
      onClick={() =>
        saveFile(new TextEncoder().encode(drawing(code)), "image/svg+xml", `niyamdesk-${code}.svg`)
      }
    >
      <Download size={18} aria-hidden="true" />
      {words.saveQr}
    </Button>
  );
}

/** Read from paper that is creased or dirty, too. */
function drawing(code: string): string {
  return renderSVG(referralLink(code), { ecc: "M", border: 2 });
}
