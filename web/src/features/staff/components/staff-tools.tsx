import { STAFF_STATUSES } from "@niyamdesk/domain/staff/staff";
import { Search } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { staff as words } from "#messages/workspaces/staff.ts";
import { filterIn } from "../read-member.ts";
import { ROLE_OPTIONS, STATUS_LABELS } from "../staff-words.ts";

/** Search and filters; they live in the address, so that a reload and a link keep them. */
export function StaffTools() {
  const [parameters, setParameters] = useSearchParams();
  const { search, role, status } = filterIn(parameters);
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <search className="grid grid-cols-2 gap-3 sm:flex sm:items-center">
      <label className="input col-span-2 w-full sm:flex-1">
        <Search size={18} className="muted shrink-0" aria-hidden="true" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={search}
          maxLength={80}
          onChange={(event) => set("q", event.target.value)}
        />
      </label>
      <select
        aria-label={words.role}
        className="select w-full sm:w-44"
        value={role ?? ""}
        onChange={(event) => set("role", event.target.value)}
      >
        <option value="">{words.allRoles}</option>
        {ROLE_OPTIONS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label={words.status}
        className="select w-full sm:w-44"
        value={status ?? ""}
        onChange={(event) => set("status", event.target.value)}
      >
        <option value="">{words.allStatuses}</option>
        {STAFF_STATUSES.map((value) => (
          <option key={value} value={value}>
            {STATUS_LABELS[value]}
          </option>
        ))}
      </select>
    </search>
  );
}
