import type { Ref } from "react";
import { contact } from "#messages/contact.ts";

/** A field that only programs fill in: people neither see it nor come to it by keyboard. */
export function Trap({ field }: { field: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <label>
        {contact.leaveEmpty}
        <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
