import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { commissions } from "#messages/workspaces/commissions.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { saveStatement } from "../data/commissions.ts";

const words = commissions.statement;

/** The statement as a file, or on paper: browsers print into a PDF as well. */
export function StatementActs({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveStatement(id);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button look="outline" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {words.print}
      </Button>
      <Button look="outline" busy={busy} onClick={() => void save()}>
        {!busy && <Download size={18} aria-hidden="true" />}
        {busy ? words.downloading : words.csv}
      </Button>
    </div>
  );
}
