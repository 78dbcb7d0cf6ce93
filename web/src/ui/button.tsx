import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";

const LOOKS = {
  primary: "btn-primary",
  quiet: "btn-ghost",
  outline: "btn-outline border-base-300 hover:border-transparent",
  soft: "btn-secondary",
  danger: "btn-error",
} as const;

const SIZES = { small: "btn-sm", normal: "", large: "btn-lg" } as const;

interface Look {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  block?: boolean;
  className?: string;
  children: ReactNode;
}

interface ButtonProps extends Look, Omit<ComponentProps<"button">, "className" | "children"> {
  /** Work is going on: the button shows it and takes no further click. */
  busy?: boolean;
}

export function Button({
  look,
  size,
  block,
  className,
  children,
  busy = false,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, size, block, className })}
      disabled={disabled === true || busy}
      aria-busy={busy}
    >
      {busy && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ to, look, size, block, className, children }: Look & { to: string }) {
  return (
    <Link to={to} className={classes({ look, size, block, className })}>
      {children}
    </Link>
  );
}

function classes({
  look = "primary",
  size = "normal",
  block = false,
  className = "",
}: { [K in "look" | "size" | "block" | "className"]?: Look[K] | undefined }): string {
  return `btn ${LOOKS[look]} ${SIZES[size]} ${block ? "btn-block" : ""} ${className}`
    .replace(/\s+/g, " ")
    .trim();
}
