import { Download } from "lucide-react";
import { useState } from "react";
import { list as words } from "#messages/list.ts";
import { errorWords } from "../../lib/backend/app-error.ts";
import type { Exported } from "../../lib/list/export-list.ts";
import { toast } from "../../lib/page/toast.ts";
import { Button } from "../button.tsx";

/** All that matches, as a file. */
export function ExportButton({ onExport }: { onExport(): Promise<Exported> }) {
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      const exported = await onExport();
      // How far a long one has come is shown above the list.
      if ("export_id" in exported) toast("success", words.exportBegun(exported.rows));
      else toast("success", words.exported(exported.rows, exported.name));
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="outline" busy={busy} onClick={() => void run()}>
      {!busy && <Download size={18} aria-hidden="true" />}
      {busy ? words.exporting : words.export}
    </Button>
  );
}
