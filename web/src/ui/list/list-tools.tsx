import { Search, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { list as words } from "#messages/list.ts";

export interface ListFilterProps {
  name: string;
  label: string;
  /** Said when it is not set, such as 'All roles'. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange(value: string): void;
}

interface ListToolsProps {
  search?: {
    label: string;
    placeholder: string;
    value: string;
    onSearch(typed: string): void;
    fieldRef?: Ref<HTMLInputElement>;
  };
  filters?: readonly ListFilterProps[];
  /** On a phone they are folded away however few they are. */
  folded?: boolean;
  /** Views, export and the like. */
  children?: ReactNode;
}

/** So many stand beside the search on a phone; more are folded away with all other tools, or the list would begin below the first view. */
const MOST_UNFOLDED = 2;

/** Above a list: what narrows it, and what can be done with all of it. */
export function ListTools({ search, filters = [], folded = false, children }: ListToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const folds = folded || filters.length > MOST_UNFOLDED;
  const set = filters.filter(({ value }) => value !== "").length;
  return (
    <div className="list-tools" data-folded={(folds && !isOpen) || undefined}>
      {search && <ListSearch {...search} />}
      {folds && (
        // A button shows itself whatever it is told: what is around it does not.
        <span className="lg:hidden">
          <button
            type="button"
            className={`btn ${set > 0 ? "btn-secondary" : "btn-square btn-outline border-base-300"}`}
            aria-label={words.filters}
            title={words.filters}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            {set > 0 && <span className="figures">{set}</span>}
          </button>
        </span>
      )}
      <div id={id} className="list-filters">
        {filters.map(({ name, label, any, options, value, onChange }) => (
          <select
            key={name}
            aria-label={label}
            className="select"
            data-set={value !== "" || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{any}</option>
            {options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        ))}
      </div>
      {children && <div className="list-tools-end">{children}</div>}
    </div>
  );
}

const TYPING_MS = 250;

/** What is typed is kept here and looked for in the pauses; it must not take letters back from somebody who types on. */
function ListSearch({
  label,
  placeholder,
  value,
  onSearch,
  fieldRef,
}: NonNullable<ListToolsProps["search"]>) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const onPause = useRef(onSearch);
  onPause.current = onSearch;
  useEffect(() => {
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.replace(/\s+/g, " ").trim();
      if (wanted === sent.current) return;
      sent.current = wanted;
      onPause.current(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <search className="list-search">
      <label className="input w-full">
        <Search size={18} className="muted shrink-0" aria-hidden="true" />
        <input
          ref={fieldRef}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
          }}
        />
        {typed !== "" && (
          <button
            type="button"
            className="-me-2 grid size-8 cursor-pointer place-content-center"
            aria-label={words.clearSearch}
            onClick={() => setTyped("")}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </label>
    </search>
  );
}

export interface ListTab {
  label: string;
  /** Null while it is not known: a dot stands for it. */
  count?: string | null | undefined;
  current: boolean;
  onSelect(): void;
}

/** Ways to look at a list that are used often, each with its number. */
export function ListTabs({ label, tabs }: { label: string; tabs: readonly ListTab[] }) {
  const strip = useRef<HTMLFieldSetElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  // On a phone they are wider than the window: the one that is shown is in sight.
  useEffect(() => {
    const [frame, tab] = [strip.current, strip.current?.children[current]];
    if (!frame || !(tab instanceof HTMLElement)) return;
    const left = tab.offsetLeft - frame.offsetLeft;
    if (left + tab.offsetWidth > frame.clientWidth + frame.scrollLeft || left < frame.scrollLeft)
      frame.scrollLeft = left - frame.clientWidth / 4;
  }, [current]);
  return (
    <fieldset ref={strip} className="list-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.label}
          type="button"
          aria-pressed={tab.current}
          className="list-tab"
          onClick={tab.onSelect}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span translate="no" className="figures list-tab-count">
              {tab.count ?? "·"}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
