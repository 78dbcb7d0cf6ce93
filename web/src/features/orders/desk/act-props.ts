import type { ReactNode } from "react";
import type { DeskOrder } from "./desk-order.ts";

/** A file of ours to the client, chosen within a dialog: what it is for, and which document it has become once it was checked. */
export type OwnFile = (props: {
  label: string;
  hint: string;
  onReady(documentId: string | null): void;
}) => ReactNode;

export interface ActDialogProps {
  order: DeskOrder;
  onClose(): void;
}
