import { useEffect, useId, useRef, useState } from "react";
import { catalogue } from "#messages/catalogue.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SORTS, type Sort } from "../filter.ts";

interface ListToolsProps {
  search: string;
  sort: Sort;
  onSearch(text: string): void;
  onSort(sort: string): void;
}

/** Search and order of the list; both live in the address. */
export function ListTools({ search, sort, onSearch, onSort }: ListToolsProps) {
  const sortId = useId();
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <SearchBox search={search} onSearch={onSearch} />
      <div className="flex items-center gap-2">
        <label htmlFor={sortId} className="muted text-sm whitespace-nowrap">
          {catalogue.sortLabel}
        </label>
        <select
          id={sortId}
          className="select w-full sm:w-48"
          value={sort}
          onChange={(event) => onSort(event.target.value)}
        >
          {SORTS.map((value) => (
            <option key={value} value={value}>
              {catalogue.sorts[value]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/**
 * What is typed is kept here: the address follows a little later, and must not take letters back from somebody who types
 * on. Changes from outside come in while the field has no focus.
 */
function SearchBox({ search, onSearch }: Pick<ListToolsProps, "search" | "onSearch">) {
  const [typed, setTyped] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(search);
  }, [search]);
  return (
    <search className="flex-1">
      <label className="input w-full">
        <Icon name="search" size={18} className="muted" />
        <input
          ref={field}
          type="search"
          aria-label={catalogue.searchLabel}
          placeholder={catalogue.searchPlaceholder}
          value={typed}
          maxLength={80}
          onChange={(event) => {
            setTyped(event.target.value);
            onSearch(event.target.value);
          }}
        />
      </label>
    </search>
  );
}
