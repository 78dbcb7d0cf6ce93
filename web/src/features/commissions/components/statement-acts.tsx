import { Download, FileText, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { commissions } from "#messages/workspaces/commissions.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { saveStatement, saveStatementPaper } from "../data/commissions.ts";

const words = commissions.statement;

/** The statement as a file: on paper, and for a spreadsheet. */
export function StatementActs({ id }: { id: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Save label={words.pdf} icon={FileText} save={() => saveStatementPaper(id)} />
      <Save label={words.csv} icon={Download} save={() => saveStatement(id)} />
    </div>
  );
}

interface SaveProps {
  label: string;
  icon: LucideIcon;
  save: () => Promise<void>;
}

function Save({ label, icon: Icon, save }: SaveProps) {
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="outline" busy={busy} onClick={() => void run()}>
      {!busy && <Icon size={18} aria-hidden="true" />}
      {busy ? words.downloading : label}
    </Button>
  );
}
