import sprite from "./icons.svg?url";

/** The icons of the public pages: one drawing file beside the script, which need not carry them. */
export const SERVICE_ICONS = [
  "file-text",
  "briefcase-business",
  "badge-indian-rupee",
  "receipt-indian-rupee",
  "calculator",
  "mail-warning",
  "building-2",
  "building",
  "users",
  "handshake",
  "store",
  "utensils",
  "ship",
  "badge-check",
  "file-pen-line",
  "scale",
  "notebook-pen",
  "percent",
  "key-round",
] as const;

export type ServiceIconName = (typeof SERVICE_ICONS)[number];

export type IconName =
  | ServiceIconName
  | "menu"
  | "x"
  | "chevron-down"
  | "chevron-right"
  | "search"
  | "phone"
  | "mail"
  | "clock"
  | "arrow-right"
  | "arrow-left"
  | "check"
  | "house"
  | "layout-grid"
  | "circle-user-round"
  | "log-out"
  | "log-in"
  | "list-checks"
  | "shield-check"
  | "tag"
  | "wallet"
  | "eye"
  | "eye-off"
  | "package-search"
  | "layout-dashboard"
  | "folder-check"
  | "map-pin"
  | "calendar-days"
  | "bell";

/** Says nothing to a screen reader: the words beside it do. */
export function Icon({
  name,
  size = 20,
  className = "",
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** A stored record names its icon freely; one that we do not draw becomes a sheet of paper. */
export function serviceIcon(name: string): ServiceIconName {
  return SERVICE_ICONS.find((known) => known === name) ?? "file-text";
}
