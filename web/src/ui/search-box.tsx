import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search: string;
  onSearch(text: string): void;
}

/**
 * A search whose words stand in the address. What is typed is kept here: the address follows a little later, and must not take
 * letters back from somebody who types on. Changes from outside come in while the field has no focus.
 */
export function SearchBox({ label, placeholder, search, onSearch }: SearchBoxProps) {
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
          aria-label={label}
          placeholder={placeholder}
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
