import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { searchEverything as words } from "#messages/workspaces/search.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Found, type FoundGroup, isEnough, searchAll } from "./data/search.ts";
import { recentFor, rememberFound } from "./recent.ts";

/** So long nothing more is typed before it is looked for. */
const REST_MS = 220;

/**
 * Search over everything: arrows choose, Enter opens, the first one where it comes before anything is found. What was opened lately stands there
 * before anything is typed.
 */
export default function SearchDialog({ uid, onClose }: { uid: string; onClose(): void }) {
  const id = useId();
  const go = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [answer, setAnswer] = useState<{ typed: string; groups: readonly FoundGroup[] } | null>(null);
  const [at, setAt] = useState(0);
  const asks = isEnough(typed);
  /** Enter was pressed before anything was found. */
  const isAwaited = useRef(false);

  const take = useEffectEvent((groups: readonly FoundGroup[]) => {
    setAnswer({ typed, groups });
    if (isAwaited.current) open(groups.flatMap(({ found }) => found)[0]);
    isAwaited.current = false;
  });

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);
  useEffect(() => {
    setAt(0);
    isAwaited.current = false;
    if (!isEnough(typed)) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void searchAll(typed).then((groups) => {
        if (isWanted) take(groups);
      });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed]);

  const known = answer?.typed === typed ? answer.groups : null;
  const shown = asks ? (known ?? []).filter(({ found }) => found.length > 0) : [];
  const failed = asks ? (known ?? []).filter((group) => group.failed) : [];
  const recent = typed.trim() === "" ? recentFor(uid) : [];
  const all = asks ? shown.flatMap(({ found }) => found) : recent;

  function open(found: Found | undefined): void {
    if (found === undefined) return;
    rememberFound(uid, found);
    onClose();
    void go(found.to);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setAt((place) => (all.length === 0 ? 0 : (place + step + all.length) % all.length));
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (asks && known === null) isAwaited.current = true;
      else open(all[at]);
    }
  }

  const options = (found: readonly Found[]) =>
    found.map((one) => {
      const place = all.indexOf(one);
      return (
        <div
          key={one.to + one.title}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          className={`min-h-11 cursor-pointer rounded-field px-3 py-2 ${place === at ? "bg-base-200" : ""}`}
          onClick={() => open(one)}
          onKeyDown={press}
          onMouseMove={() => setAt(place)}
        >
          <span className="block truncate font-medium">{one.title}</span>
          <span className="muted block truncate text-sm">{one.detail}</span>
        </div>
      );
    });

  return (
    <Dialog open title={words.title} onClose={onClose}>
      <label className="input w-full">
        <Icon name="search" size={18} className="muted" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={words.label}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={all.length > 0 ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={words.placeholder}
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </label>
      <div role="status" className="muted mt-3 min-h-6 text-sm">
        {!asks && recent.length === 0 && words.tooShort}
        {asks && known === null && words.searching}
        {asks && known !== null && all.length === 0 && `${words.none(typed)} ${words.noneHint}`}
        {failed.map(({ name }) => (
          <p key={name}>{words.failed(words.groups[name])}</p>
        ))}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={words.results} className="mt-1 grid gap-3">
        {recent.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of options of a list box.
          <div role="group" aria-label={words.recent}>
            <p className="muted px-3 pb-1 text-xs font-semibold">{words.recent}</p>
            {options(recent)}
          </div>
        )}
        {shown.map(({ name, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options of a list box.
          <div key={name} role="group" aria-label={words.groups[name]}>
            <p className="muted px-3 pb-1 text-xs font-semibold">{words.groups[name]}</p>
            {options(found)}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
