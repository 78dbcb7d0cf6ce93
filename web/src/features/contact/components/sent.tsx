import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface SentProps {
  title: string;
  again?: string;
  onAgain?(): void;
  children: ReactNode;
}

/** It went through; the reader is brought there, since the form that had the focus is gone. */
export function Sent({ title, again, onAgain, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="py-4 text-center sm:py-8">
      <Icon name="check" size={36} className="mx-auto text-success" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-xl font-semibold outline-none">
        {title}
      </h2>
      <p className="muted mx-auto mt-2 max-w-sm">{children}</p>
      {again && onAgain && (
        <Button look="outline" className="mt-6" onClick={onAgain}>
          {again}
        </Button>
      )}
    </div>
  );
}
