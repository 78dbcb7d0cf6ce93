import { Bookmark, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { list as words } from "#messages/list.ts";
import { Menu } from "../menu.tsx";

interface ViewsMenuProps {
  views: readonly { name: string; address: string }[];
  /** The view that is shown. */
  current: string;
  isFull: boolean;
  longestName: number;
  onOpen(address: string): void;
  onSave(name: string): Promise<void>;
  onRemove(name: string): Promise<void>;
}

/** Views of a list that somebody has named. */
export function ViewsMenu({ views, current, isFull, longestName, onOpen, onSave, onRemove }: ViewsMenuProps) {
  const [failed, setFailed] = useState(false);
  const tried = (work: Promise<void>) => {
    setFailed(false);
    return work.catch(() => setFailed(true));
  };
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "")
      .replace(/\s+/g, " ")
      .trim();
    if (name === "") return;
    await tried(onSave(name).then(() => form.reset()));
  }
  return (
    <Menu
      buttonClass="btn btn-outline border-base-300 hover:border-transparent"
      width="sm:w-72"
      button={
        <>
          <Bookmark size={18} aria-hidden="true" />
          {words.views}
        </>
      }
    >
      {(close) => (
        <>
          {views.length === 0 && <p className="muted px-3 py-2 text-sm">{words.noViews}</p>}
          <ul className="grid gap-0.5">
            {views.map(({ name, address }) => (
              <li key={name} className="flex items-center">
                <button
                  type="button"
                  className="menu-link min-w-0 flex-1 aria-[current=true]:font-semibold"
                  aria-current={address === current}
                  onClick={() => {
                    close();
                    onOpen(address);
                  }}
                >
                  <span className="min-w-0 break-words">{name}</span>
                </button>
                <button
                  type="button"
                  className="btn btn-ghost btn-square"
                  aria-label={words.removeView(name)}
                  onClick={() => void tried(onRemove(name))}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <form
            className="mt-2 flex gap-2 border-t border-base-300 px-1 pt-3 pb-1"
            onSubmit={(event) => void save(event)}
          >
            <input
              name="name"
              className="input min-w-0 flex-1"
              aria-label={words.viewName}
              placeholder={words.viewName}
              maxLength={longestName}
              autoComplete="off"
              disabled={isFull}
            />
            <button type="submit" className="btn btn-primary" disabled={isFull}>
              {words.save}
            </button>
          </form>
          <p role="alert" className="px-1 text-sm empty:hidden">
            {failed ? words.viewNotSaved : isFull ? words.viewsFull : ""}
          </p>
        </>
      )}
    </Menu>
  );
}
