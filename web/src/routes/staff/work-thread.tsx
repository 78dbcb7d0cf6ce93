import { CHECKED_STATUSES } from "@niyamdesk/domain/documents/document";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { useMemo } from "react";
import { roles } from "#messages/roles.ts";
import { thread as words } from "#messages/thread.ts";
import { desk } from "#messages/workspaces/order-desk.ts";
import { useOtherFiles } from "../../features/documents/hooks/use-other-files.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { ReadyAnswers } from "../../features/messages/components/ready-answers.tsx";
import { Thread } from "../../features/messages/components/thread.tsx";
import type { MessageView } from "../../features/messages/read-message.ts";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import { handOversOf } from "../../features/orders/hand-overs.ts";

interface WorkThreadProps {
  order: DeskOrder;
  uid: string;
  documents: readonly DocumentView[];
  documentAt(id: string): string;
}

/** The thread of an order, for whoever works on it, with answers that are written often. */
export function WorkThread({ order, uid, documents, documentAt }: WorkThreadProps) {
  const checked = useMemo(
    () => documents.filter(({ status }) => CHECKED_STATUSES.includes(status)),
    [documents],
  );
  const files = useOtherFiles(order.id, documents, "ours");
  const notes = useMemo(() => handOversOf(order), [order]);
  return (
    <Thread
      key={order.id}
      orderId={order.id}
      uid={uid}
      nameOf={(message) => senderOf(message, order)}
      attachmentOf={(id) => {
        const document = documents.find((one) => one.id === id);
        if (document === undefined) return null;
        const isShown = CHECKED_STATUSES.includes(document.status);
        return { name: document.name, viewAt: isShown ? documentAt(id) : null };
      }}
      attachable={checked.map(({ id, name }) => ({ id, name }))}
      notes={notes}
      {...(isOpenOrder(order.status) ? { files } : {})}
      empty={desk.threads.none}
      refused={desk.page.handedOver}
      tools={(insert) => <ReadyAnswers language={order.language} onChoose={insert} />}
    />
  );
}

/** Whoever had the order before is called by their role. */
function senderOf({ senderId, senderRole }: MessageView, order: DeskOrder): string {
  if (senderId === order.clientId) return order.clientName;
  if (senderId === order.assignedTo && order.assignedName !== null) return order.assignedName;
  return (roles as Readonly<Record<string, string>>)[senderRole] ?? words.title;
}
