import { FileText } from "lucide-react";
import { useState } from "react";
import { coupon as words } from "#messages/coupon.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFreeOrderPaper } from "../data/coupons.ts";

/** The paper of an order that a coupon covered whole: what was given for nothing. */
export function FreeOrderPaper({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await saveFreeOrderPaper(orderId);
    } catch (error) {
      setFailure(`${words.paperFailed} ${errorWords(error)}`);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button look="outline" busy={busy} onClick={() => void save()}>
        {!busy && <FileText size={18} aria-hidden="true" />}
        {words.paper}
      </Button>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {failure}
      </p>
    </>
  );
}
