import { useState } from "react";
import { books as words } from "#messages/workspaces/books.ts";
import { Comparison } from "../../features/books/components/comparison.tsx";
import type { AskedRefund } from "../../features/books/components/finding-line.tsx";
import { FindingsAside, FindingsDesk } from "../../features/books/components/findings.tsx";
import { AskedDialog } from "../../features/refunds/admin/asked-dialog.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { PaymentWays } from "./payment-ways.tsx";

/** Whether the books agree with Razorpay's, and what is to be decided where they don't. */
export default function Payments() {
  usePageTitle(words.title);
  const [refunding, setRefunding] = useState<AskedRefund | null>(null);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <PaymentWays />
      <Comparison />
      <FindingsDesk onRefund={setRefunding} />
      <FindingsAside onRefund={setRefunding} />
      {refunding !== null && <AskedDialog {...refunding} onClose={() => setRefunding(null)} />}
    </WorkspacePage>
  );
}
