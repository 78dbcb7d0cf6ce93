import { useId } from "react";
import { catalogue } from "#messages/catalogue.ts";
import { SearchBox } from "../../../ui/search-box.tsx";
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
      <SearchBox
        label={catalogue.searchLabel}
        placeholder={catalogue.searchPlaceholder}
        search={search}
        onSearch={onSearch}
      />
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
              {value === "popular" && search.trim() !== "" ? catalogue.bestFirst : catalogue.sorts[value]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
