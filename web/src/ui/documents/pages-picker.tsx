import { ArrowUp, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { documents } from "#messages/documents.ts";
import { failures } from "#messages/failures.ts";
import { useMedia } from "../../lib/device/use-media.ts";
import { FileRefusal } from "../../lib/files/file-refusal.ts";
import { readPage, type TakenPage } from "../../lib/files/page-photo.ts";
import { pdfOfPhotos } from "../../lib/files/photos-pdf.ts";
import { Button } from "../button.tsx";
import { PickButton } from "./file-picker.tsx";
import { problemWords } from "./problem-words.ts";

const words = documents.pages;
const MOST_PAGES = 15;

export interface PagesPickerProps {
  /** Of the file that they become. */
  name: string;
  pages: readonly TakenPage[];
  onPages(change: (before: readonly TakenPage[]) => readonly TakenPage[]): void;
  onSend(file: File): void;
}

/** Photos of several pages, in their order, sent as one PDF. One that cannot be read takes none of the others with it. */
export default function PagesPicker({ name, pages, onPages, onSend }: PagesPickerProps) {
  const isPhone = useMedia("(pointer: coarse)");
  const [reading, setReading] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const isFull = pages.length + reading >= MOST_PAGES;

  async function add(file: File): Promise<void> {
    setReading((before) => before + 1);
    setProblem(null);
    try {
      const page = await readPage(file);
      onPages((before) => (before.length < MOST_PAGES ? [...before, page] : before));
    } catch (error) {
      const why = error instanceof FileRefusal ? problemWords(error.problem) : failures.internal;
      setProblem(words.notAdded(file.name, why));
    } finally {
      setReading((before) => before - 1);
    }
  }

  const pick = (file: File) => void add(file);
  return (
    <section aria-label={words.title} className="grid gap-3">
      {pages.length > 0 && (
        <ol className="grid gap-2">
          {pages.map((page, at) => (
            <li key={page.id} className="flex items-center gap-3">
              <Thumbnail page={page} />
              <span className="flex-1">{words.page(at + 1)}</span>
              {at > 0 && (
                <button
                  type="button"
                  className="btn btn-ghost btn-square"
                  aria-label={words.earlier(at + 1)}
                  onClick={() => onPages((before) => movedUp(before, at))}
                >
                  <ArrowUp size={18} aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                className="btn btn-ghost btn-square"
                aria-label={words.remove(at + 1)}
                onClick={() => onPages((before) => before.filter((_, other) => other !== at))}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="muted text-sm empty:hidden">
        {reading > 0 && words.reading}
        {isFull && words.most(MOST_PAGES)}
      </p>
      <p role="alert" className="text-sm text-error empty:hidden">
        {problem}
      </p>
      {!isFull && (
        <div className="grid gap-2">
          {isPhone && (
            <PickButton accept="image/*" camera block look="outline" onPick={pick}>
              {words.take}
            </PickButton>
          )}
          <PickButton accept="image/*" multiple block look="outline" onPick={pick}>
            {words.add}
          </PickButton>
        </div>
      )}
      {pages.length > 0 && (
        <>
          <Button
            block
            disabled={reading > 0}
            onClick={() => onSend(new File([pdfOfPhotos(pages)], `${name}.pdf`, { type: "application/pdf" }))}
          >
            {words.send(pages.length)}
          </Button>
          <Button look="quiet" block onClick={() => onPages(() => [])}>
            {words.drop}
          </Button>
        </>
      )}
    </section>
  );
}

function movedUp(pages: readonly TakenPage[], at: number): TakenPage[] {
  const moved = [...pages];
  const [page] = moved.splice(at, 1);
  if (page) moved.splice(at - 1, 0, page);
  return moved;
}

/** Says nothing to a reader: its number stands beside it. */
function Thumbnail({ page: { jpeg } }: { page: TakenPage }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([jpeg], { type: "image/jpeg" })), [jpeg]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt="" className="h-16 w-12 rounded-field border border-base-300 object-cover" />;
}
