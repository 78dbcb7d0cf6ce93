import { useState } from "react";
import { common } from "#messages/common.ts";
import { contact } from "#messages/contact.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Part } from "../../../ui/part.tsx";

const CallbackDialog = lazyPage(() => import("./callback-dialog.tsx"));

interface CallMeProps {
  serviceId: string;
  serviceName: string;
  /** Whether there is a choice to be unsure of. */
  choice: boolean;
}

/** For who is not sure: a person to talk to about this service. */
export function CallMe({ serviceId, serviceName, choice }: CallMeProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className="mt-12 flex flex-col items-start justify-between gap-5 rounded-box border border-base-300 bg-base-200 p-5 sm:flex-row sm:items-center sm:p-6">
      <div>
        <h2 className="text-lg font-semibold">{choice ? contact.notSure : contact.notSureOfOne}</h2>
        <p className="muted mt-1">{contact.weCall(serviceName)}</p>
      </div>
      <Button look="outline" className="shrink-0" onClick={() => setOpen(true)}>
        <Icon name="phone" size={18} />
        {contact.callMe}
      </Button>
      {open && (
        <Part
          waiting={
            <p role="status" data-loader="" className="muted">
              {common.loading}
            </p>
          }
        >
          <CallbackDialog serviceId={serviceId} serviceName={serviceName} onClose={() => setOpen(false)} />
        </Part>
      )}
    </section>
  );
}
