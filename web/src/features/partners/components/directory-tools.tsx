import type { PartnerSearch } from "@niyamdesk/domain/partners/partner-search";
import { useId } from "react";
import { directory } from "#messages/directory.ts";
import { SearchBox } from "../../../ui/search-box.tsx";
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
      <SearchBox
        label={directory.searchLabel}
        placeholder={directory.searchPlaceholder}
        search={search}
        onSearch={onSearch}
      />
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
