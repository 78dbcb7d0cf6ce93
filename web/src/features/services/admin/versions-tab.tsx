import { useState } from "react";
import { serviceAdmin } from "#messages/workspaces/service-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { NothingHere, WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { restoreService, useServiceVersions } from "../data/editor.ts";
import { fieldName } from "./field-name.ts";
import { priceChanges } from "./price-changes.ts";
import { named } from "./publish-dialog.tsx";
import { type Sold, soldOf, type VersionView } from "./read-editor.ts";

const words = serviceAdmin.versions;

/** What was sold before, by whom and since when, and the way back to it. */
export function VersionsTab({ serviceId, sold }: { serviceId: string; sold: Sold }) {
  const versions = useServiceVersions(serviceId);
  const [chosen, setChosen] = useState<VersionView | null>(null);
  return (
    <LivePanel live={versions} label={words.loading} failure={words.failed} rows={3}>
      {(all) =>
        all.length === 0 ? (
          <NothingHere>{words.none}</NothingHere>
        ) : (
          <>
            <WorkList label={words.label}>
              {all.map((version) => (
                <WorkRow
                  key={version.id}
                  title={`${serviceAdmin.version(version.version)}: ${wayOf(version)}`}
                  detail={[
                    ...(version.way === "before" || version.at === null ? [] : [istDateTime(version.at)]),
                    ...(version.changed.length === 0
                      ? []
                      : [named(version.changed.map((key) => fieldName(fieldsOf(serviceId, version), key)))]),
                  ].join(" · ")}
                  aside={
                    version.version === sold.version ? (
                      <Badge tone="success">{words.current}</Badge>
                    ) : (
                      <Button size="small" look="outline" onClick={() => setChosen(version)}>
                        {words.back}
                      </Button>
                    )
                  }
                />
              ))}
            </WorkList>
            {chosen && (
              <BackDialog {...{ serviceId, sold }} version={chosen} onClose={() => setChosen(null)} />
            )}
          </>
        )
      }
    </LivePanel>
  );
}

function fieldsOf(serviceId: string, { content }: VersionView) {
  return soldOf(serviceId, content).fields;
}

function wayOf({ way, by_name, restored }: VersionView): string {
  const said = words.ways[way](by_name);
  return restored === null ? said : `${said}, ${words.restoredFrom(restored)}`;
}

interface BackDialogProps {
  serviceId: string;
  sold: Sold;
  version: VersionView;
  onClose(): void;
}

function BackDialog({ serviceId, sold, version, onClose }: BackDialogProps) {
  const prices = priceChanges(sold.fields, fieldsOf(serviceId, version));
  return (
    <ConfirmDialog
      title={words.backTitle(version.version)}
      confirm={words.confirm}
      keep={words.keep}
      onConfirm={async () => {
        const { version: made } = await restoreService({
          ...{ service_id: serviceId, version: version.version, seen_version: sold.version },
        });
        toast("success", words.done(made));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{words.backText(sold.version + 1)}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {prices.length === 0 && <li>{serviceAdmin.publish.samePrices}</li>}
        {prices.map((line) => (
          <li key={line} className="font-medium">
            {line}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
