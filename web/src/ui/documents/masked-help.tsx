import { useState } from "react";
import { documents as words } from "#messages/documents.ts";

/** How to get a masked Aadhaar, for whoever sent the whole number. */
export function MaskedHelp() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className="link min-h-11" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.maskedHow}
      </button>
      {open && <p className="mt-1">{words.maskedSteps}</p>}
    </div>
  );
}
