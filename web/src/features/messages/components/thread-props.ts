import type { MessageView } from "../read-message.ts";
import type { Attachable, ThreadFiles } from "../thread-files.ts";
import type { ComposerTools } from "./composer.tsx";

export interface ThreadProps {
  orderId: string;
  /** Of who reads it. */
  uid: string;
  /** What others are called; one's own messages are known by their sender. */
  nameOf(message: MessageView): string;
  /** A document of the order as it is seen here; null: it is not here any more. */
  attachmentOf(id: string): Attached | null;
  /** What can be attached: checked documents of this order. */
  attachable: readonly Attachable[];
  /** Files that are sent with messages; without it, only what is there can be attached. */
  files?: ThreadFiles;
  /** What happened besides and belongs between them, such as that somebody else has the order now. */
  notes?: readonly ThreadNote[];
  /** Said while there are no messages. */
  empty: string;
  /** Below the field, such as ready answers. */
  tools?: ComposerTools;
  /** Once the rules refuse it: the order is somebody else's now. Without it, it is a failure like others. */
  refused?: string;
}

export interface ThreadNote {
  id: string | number;
  /** Epoch ms. */
  at: number;
  text: string;
}

export interface Attached {
  name: string;
  /** Null: it cannot be seen yet. */
  viewAt: string | null;
}
