import { Copy, Share2 } from "lucide-react";
import { partner } from "#messages/workspaces/partner.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { referralLink } from "./referral-link.ts";

const words = partner.link;

/** The partner's link: sent on from a phone, copied on a desk. */
export function OwnLink({ code }: { code: string }) {
  const link = referralLink(code);
  const canShare = typeof navigator.share === "function";
  return (
    <div className="grid gap-3">
      <p
        translate="no"
        className="rounded-field bg-base-200 px-3 py-2.5 font-mono text-sm wrap-anywhere select-all"
      >
        {link}
      </p>
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button onClick={() => void shareOn(link)}>
            <Share2 size={18} aria-hidden="true" />
            {words.share}
          </Button>
        )}
        <Button look={canShare ? "outline" : "primary"} onClick={() => void copyText(link, words)}>
          <Copy size={18} aria-hidden="true" />
          {words.copy}
        </Button>
      </div>
    </div>
  );
}

async function shareOn(link: string): Promise<void> {
  try {
    await navigator.share({ title: words.subject, text: words.text(link) });
  } catch {
    // Closed without a choice.
  }
}
