import { type ReactNode, useEffect, useRef } from "react";

/** Back on the page (`seen`), what became of the payment is brought into view, wherever the page had been scrolled to. */
export function ProgressTitle({ seen, children }: { seen: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (seen) heading.current?.focus();
  }, [seen]);
  return (
    <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-xl outline-none">
      {children}
    </h2>
  );
}
