import { textIn } from "@niyamdesk/domain/services/service-fields";
import { serviceAdmin } from "#messages/workspaces/service-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { publishService } from "../data/editor.ts";
import { fieldName } from "./field-name.ts";
import { missingHindi } from "./hindi.ts";
import { priceChanges } from "./price-changes.ts";
import type { Editor } from "./use-editor.ts";
import { useReach } from "./use-reach.ts";

const words = serviceAdmin.publish;
/** So many are named; the others are counted. */
const NAMED = 4;

interface PublishDialogProps {
  serviceId: string;
  editor: Editor;
  version: number;
  rev: number;
  onSale: boolean;
  onClose(): void;
}

/** Says what a publishing changes for whom, and does it. */
export function PublishDialog({ serviceId, editor, version, rev, onSale, onClose }: PublishDialogProps) {
  const reach = useReach(serviceId);
  const name = textIn(editor.fields, "name");
  const prices = priceChanges(editor.sold, editor.fields);
  const missing = missingHindi(editor);
  const changes = Object.keys(editor.changes);
  return (
    <ConfirmDialog
      title={words.title(name)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={words.keep}
      ready={reach !== null && editor.isKept}
      onConfirm={async () => {
        const published = await publishService({
          ...{ service_id: serviceId, seen_version: version, seen_rev: rev },
        });
        toast("success", words.done(name, published.version));
        onClose();
      }}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-2 pl-5 leading-relaxed">
        {prices.length === 0 && <li>{words.samePrices}</li>}
        {prices.map((line) => (
          <li key={line} className="font-medium">
            {line}
          </li>
        ))}
        {reach === null ? (
          <li className="muted">{words.looking}</li>
        ) : (
          <>
            <li>{(prices.length === 0 ? words.checkoutsSame : words.checkouts)(reach.open_checkouts)}</li>
            <li>{words.orders(reach.open_orders)}</li>
          </>
        )}
        <li>{words.pages}</li>
        {missing.length > 0 && (
          <li className="text-warning-content">
            {words.hindi(missing.length, named(missing.map((key) => fieldName(editor.fields, key))))}
          </li>
        )}
        {!onSale && <li>{words.hiddenStays}</li>}
      </ul>
      <h3 className="mt-4 text-sm font-semibold">{words.changes}</h3>
      <p className="muted text-sm">{named(changes.map((key) => fieldName(editor.fields, key)))}</p>
    </ConfirmDialog>
  );
}

/** The first ones, and how many more. */
export function named(all: readonly string[]): string {
  const more = all.length - NAMED;
  return [...all.slice(0, NAMED), ...(more > 0 ? [words.more(more)] : [])].join(", ");
}
