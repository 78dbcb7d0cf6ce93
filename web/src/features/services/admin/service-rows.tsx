import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { serviceAdmin as words } from "#messages/workspaces/service-admin.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { orderServices } from "../data/editor.ts";
import { PartButton } from "./edit-list.tsx";
import type { ServiceRow } from "./read-editor.ts";

/** Each service with its state; moved up and down, it moves on the site. */
export function ServiceRows({ rows }: { rows: readonly ServiceRow[] }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const listed = rows.filter(({ sold }) => sold.service !== null);
  const ids = listed.map(({ id }) => id);

  async function move(row: ServiceRow, by: 1 | -1): Promise<void> {
    const from = ids.indexOf(row.id);
    const other = ids[from + by];
    if (other === undefined) return;
    setBusy(true);
    try {
      await orderServices({ ids: ids.with(from, other).with(from + by, row.id), seen: ids });
      setSaid(words.moved(row.name, from + by + 1));
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <WorkList label={words.list}>
        {rows.map((row) => {
          const place = ids.indexOf(row.id);
          return (
            <WorkRow
              key={row.id}
              title={
                <Link to={PATHS.serviceEditor(row.id)} className="hover:text-primary">
                  {row.name}
                </Link>
              }
              detail={detailOf(row)}
              aside={
                <>
                  <States row={row} />
                  {place >= 0 && (
                    <span className="flex">
                      <PartButton
                        label={words.up(row.name)}
                        off={busy || place === 0}
                        press={() => void move(row, -1)}
                      >
                        <ArrowUp size={18} aria-hidden="true" />
                      </PartButton>
                      <PartButton
                        label={words.down(row.name)}
                        off={busy || place === ids.length - 1}
                        press={() => void move(row, 1)}
                      >
                        <ArrowDown size={18} aria-hidden="true" />
                      </PartButton>
                    </span>
                  )}
                </>
              }
            />
          );
        })}
      </WorkList>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function detailOf({ sold: { service, version } }: ServiceRow): string {
  if (service === null) return words.neverPublished;
  const price = words.plans(service.plans.length, formatRupees(service.amount));
  return `${price} · ${words.version(version)}`;
}

function States({ row: { sold, draft } }: { row: ServiceRow }) {
  return (
    <>
      {draft && (
        <Badge tone="info">{words.draft(draft.by_name, istDateTime(draft.changed_at ?? Date.now()))}</Badge>
      )}
      {sold.service && (
        <Badge tone={sold.onSale ? "success" : "neutral"}>{sold.onSale ? words.onSale : words.hidden}</Badge>
      )}
    </>
  );
}
