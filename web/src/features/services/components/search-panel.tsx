import { PATHS } from "@niyamdesk/domain/base/addresses";
import { formatRupees } from "@niyamdesk/domain/money/money";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { catalogue } from "#messages/catalogue.ts";
import { common } from "#messages/common.ts";
import { Icon, serviceIcon } from "../../../ui/icon.tsx";
import { useCatalogue } from "../hooks/use-catalogue.ts";
import { prepareSearch, useSearch } from "../hooks/use-search.ts";
import { OtherLanguageSearch } from "./other-language-search.tsx";

const AT_MOST = 6;
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The search of the header: suggestions with their price while one types (the combobox pattern: the field keeps the focus,
 * arrow keys choose, Enter goes there, or without a choice to the list of all results).
 */
export default function SearchPanel({ onFollow }: { onFollow: () => void }) {
  const navigate = useNavigate();
  const { services, stale } = useCatalogue();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const search = typed.trim();
  const found = useSearch(services, search);
  const shown = (search === "" ? found.services.filter(({ popular }) => popular) : found.services).slice(
    0,
    AT_MOST,
  );

  useEffect(() => {
    field.current?.focus();
    void prepareSearch().catch(() => {
      // Without a network, words are looked for as they are spelled.
    });
  }, []);

  function go(to: string): void {
    onFollow();
    navigate(to);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    go(search === "" ? PATHS.services : `${PATHS.services}?q=${encodeURIComponent(search)}`);
  }

  function choose(event: KeyboardEvent): void {
    const chosen = shown[active];
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      go(PATHS.service(chosen.id));
    }
    const step = STEP[event.key];
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    // One place more than there are suggestions: the field itself.
    const places = shown.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return (
    <div className="page py-5 sm:py-7">
      <search>
        <form action={PATHS.services} onSubmit={submit} className="mx-auto max-w-2xl">
          <label className="input input-lg w-full">
            <Icon name="search" size={20} className="muted" />
            <input
              ref={field}
              type="search"
              name="q"
              role="combobox"
              aria-label={catalogue.searchLabel}
              aria-expanded={shown.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
              placeholder={catalogue.searchPlaceholder}
              autoComplete="off"
              maxLength={80}
              enterKeyHint="search"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(-1);
              }}
              onKeyDown={choose}
            />
          </label>
          <p role="status" className="muted mt-4 mb-1.5 px-3 text-sm">
            {search === "" ? catalogue.popularServices : summary(search, found)}
          </p>
          <div role="listbox" id={`${id}-list`} aria-label={catalogue.suggestions}>
            {shown.map((service, index) => (
              <Suggestion
                key={service.id}
                id={`${id}-${index}`}
                service={service}
                active={index === active}
                onChoose={() => go(PATHS.service(service.id))}
              />
            ))}
          </div>
          {stale && shown.length > 0 && <p className="muted px-3 pt-2 text-sm">{common.stalePrices}</p>}
          {shown.length === 0 && (
            <>
              <p className="muted px-3 pb-2">{catalogue.noneFoundHint}</p>
              <OtherLanguageSearch search={search} />
            </>
          )}
          {search !== "" && shown.length > 0 && (
            <button type="submit" className="quick-link mt-2 px-3">
              {catalogue.searchAllFor(search)}
            </button>
          )}
        </form>
      </search>
    </div>
  );
}

function summary(search: string, { services, close }: ReturnType<typeof useSearch>): string {
  if (services.length === 0) return catalogue.noneFound;
  return (close ? catalogue.countCloseTo : catalogue.countFor)(services.length, search);
}

interface SuggestionProps {
  id: string;
  service: ServiceSummary;
  active: boolean;
  onChoose(): void;
}

/** Chosen by pointer here, by keyboard from the field. */
function Suggestion({ id, service, active, onChoose }: SuggestionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose.
    <div
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      className="suggestion"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={serviceIcon(service.icon)} size={20} className="text-primary" />
      <span className="min-w-0 flex-1 leading-snug font-medium">{service.name}</span>
      <span translate="no" className="figures text-right whitespace-nowrap">
        {service.plans_total > 1 && <span className="muted text-sm">{common.from} </span>}
        {formatRupees(service.amount)}
      </span>
    </div>
  );
}
