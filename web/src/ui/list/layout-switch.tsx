import { Columns3, List } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { parametersNow } from "../../lib/page/parameters-now.ts";

interface LayoutSwitchProps {
  words: { label: string; list: string; board: string };
}

/** As rows, or by where they stand; the address says which. */
export function LayoutSwitch({ words }: LayoutSwitchProps) {
  const [parameters, setParameters] = useSearchParams();
  const current = parameters.get("as") === "board" ? "board" : null;
  const layouts = [
    { name: null, label: words.list, icon: List },
    { name: "board", label: words.board, icon: Columns3 },
  ] as const;
  function choose(name: string | null): void {
    const next = parametersNow();
    if (name === null) next.delete("as");
    else next.set("as", name);
    setParameters(next, { replace: true });
  }
  return (
    <fieldset aria-label={words.label} className="join">
      {layouts.map(({ name, label, icon: Drawing }) => (
        <button
          key={label}
          type="button"
          className={`btn join-item btn-square ${name === current ? "btn-secondary" : "btn-outline border-base-300"}`}
          aria-label={label}
          title={label}
          aria-pressed={name === current}
          onClick={() => choose(name)}
        >
          <Drawing size={18} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
