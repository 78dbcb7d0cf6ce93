import { PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { useMemo } from "react";
import { orderPage as words } from "#messages/order-page.ts";
import { roles } from "#messages/roles.ts";
import { thread as threadWords } from "#messages/thread.ts";
import { useOtherFiles } from "../../features/documents/hooks/use-other-files.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { Thread } from "../../features/messages/components/thread.tsx";
import type { MessageView } from "../../features/messages/read-message.ts";
import { handOversOf } from "../../features/orders/hand-overs.ts";
import type { OrderView } from "../../features/orders/read-order.ts";

interface OrderThreadProps {
  order: OrderView;
  uid: string;
  documents: readonly DocumentView[];
}

/** The order's messages; what is attached comes from the vault and is seen there. */
export default function OrderThread({ order, uid, documents }: OrderThreadProps) {
  const { assignedName, assignedTo } = order;
  const known = useMemo(() => new Map(documents.map((one) => [one.id, one])), [documents]);
  const files = useOtherFiles(order.id, documents);
  const attachable = documents.filter(isSeen).map(({ id, name }) => ({ id, name }));

  /** Whoever has the order now is known by name, others by what they are. */
  function nameOf({ senderId, senderRole }: MessageView): string {
    if (assignedName !== null && senderId === assignedTo) return assignedName;
    return Object.hasOwn(roles, senderRole) ? roles[senderRole as keyof typeof roles] : words.draft.us;
  }

  return (
    <>
      <p className="muted mb-3 text-sm">
        {assignedName === null ? words.writesToUs : words.writesTo(assignedName)}
      </p>
      <Thread
        orderId={order.id}
        uid={uid}
        nameOf={nameOf}
        attachmentOf={(id) => {
          const document = known.get(id);
          if (document === undefined) return null;
          return { name: document.name, viewAt: isSeen(document) ? PATHS.documentViewer(id) : null };
        }}
        attachable={attachable}
        notes={handOversOf(order)}
        {...(isOpenOrder(order.status) ? { files } : {})}
        empty={assignedName === null ? threadWords.empty : threadWords.emptyWith(assignedName)}
      />
    </>
  );
}

/** Its bytes were looked at. */
function isSeen({ status }: DocumentView): boolean {
  return status !== "announced" && status !== "uploaded" && status !== "refused";
}
