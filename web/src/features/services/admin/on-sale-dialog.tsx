import type { Service } from "@niyamdesk/domain/services/service";
import { serviceAdmin } from "#messages/workspaces/service-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { setServiceOnSale } from "../data/editor.ts";
import { withGst } from "./price-changes.ts";
import { useReach } from "./use-reach.ts";

interface OnSaleDialogProps {
  service: Service;
  onClose(): void;
}

/** Hides a service, or puts it on sale again. */
export function OnSaleDialog({ service, onClose }: OnSaleDialogProps) {
  const reach = useReach(service.id);
  const { name, active } = service;
  const words = active ? serviceAdmin.hide : serviceAdmin.show;
  return (
    <ConfirmDialog
      title={words.title(name)}
      confirm={words.confirm}
      keep={words.keep}
      danger={active}
      ready={reach !== null}
      onConfirm={async () => {
        await setServiceOnSale({ service_id: service.id, on_sale: !active });
        toast("success", words.done(name));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{active ? serviceAdmin.hide.text : serviceAdmin.show.text(withGst(service.amount))}</p>
      {active && (
        <p className="mt-2">
          {reach === null ? serviceAdmin.publish.looking : serviceAdmin.hide.orders(reach.open_orders)}
        </p>
      )}
    </ConfirmDialog>
  );
}
