import type { PartnerSearch } from "@niyamdesk/domain/partner-search";
import { useEffect, useId, useRef, useState } from "react";
import { directory } from "#messages/directory.ts";
import { Icon } from "../../../ui/icon.tsx";
import { named } from "../words.ts";

interface DirectoryToolsProps extends PartnerSearch {
  /** Every specialization there is. */
  known: readonly string[];
  onSearch(text: string): void;
  onSpecialization(name: string): void;
}

/** Search and filter of the directory; both live in the address. */
export function DirectoryTools({
  search,
  specialization,
  known,
  onSearch,
  onSpecialization,
}: DirectoryToolsProps) {
  const selectId = useId();
  const chosen = known.find((name) => name.toLowerCase() === specialization.toLowerCase()) ?? specialization;
  const options = chosen === "" || known.includes(chosen) ? known : [...known, chosen];
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_16rem]">
      <SearchBox search={search} onSearch={onSearch} />
      <label htmlFor={selectId} className="sr-only">
        {directory.specializationLabel}
      </label>
      <select
        id={selectId}
        className="select w-full"
        value={chosen}
        onChange={(event) => onSpecialization(event.target.value)}
      >
        <option value="">{directory.allSpecializations}</option>
        {options.map((name) => (
          <option key={name} value={name}>
            {named(name)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What is typed is kept here, and never taken back by an address that follows; other changes come in without focus. */
function SearchBox({ search, onSearch }: Pick<DirectoryToolsProps, "search" | "onSearch">) {
  const [typed, setTyped] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(search);
  }, [search]);
  return (
    <search>
      <label className="input w-full">
        <Icon name="search" size={18} className="muted" />
        <input
          ref={field}
          type="search"
          aria-label={directory.searchLabel}
          placeholder={directory.searchPlaceholder}
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
