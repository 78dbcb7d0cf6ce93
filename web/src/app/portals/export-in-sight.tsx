import { fetchExport } from "../../lib/list/export-list.ts";
import { useExportProgress } from "../../lib/list/export-progress.ts";
import { followExport } from "../../lib/list/followed-export.ts";
import { ExportStrip } from "../../ui/list/export-strip.tsx";

/** A long export that was begun here, above whichever page is shown meanwhile. */
export default function ExportInSight({ uid, id }: { uid: string; id: string }) {
  const live = useExportProgress(id);
  if (live.status !== "ready" || live.value === null) return null;
  return (
    <div className="mb-4">
      <ExportStrip
        progress={live.value}
        onFetch={() => fetchExport(id)}
        onClose={() => followExport(uid, null)}
      />
    </div>
  );
}
