import { BOOK_PARTS } from "@niyamdesk/domain/accounting/callables";
import { books } from "#messages/workspaces/accounting.ts";
import { Panel } from "../../../ui/panel.tsx";
import { saveBook } from "../data/books.ts";
import { SaveButton } from "./save-button.tsx";

const words = books.files;

/** The month as files for the accountant. */
export function MonthFiles({ month }: { month: string }) {
  return (
    <Panel title={words.title} note={words.note}>
      <div className="flex flex-wrap gap-2">
        {BOOK_PARTS.map((part) => (
          <SaveButton
            key={part}
            label={words[part]}
            primary={part === "register"}
            save={() => saveBook(month, part)}
          />
        ))}
      </div>
    </Panel>
  );
}
