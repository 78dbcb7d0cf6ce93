import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ServiceSummary } from "@niyamdesk/domain/services/service";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { catalogue } from "#messages/catalogue.ts";
import { common } from "#messages/common.ts";
import { home } from "#messages/home.ts";
import { PriceExample } from "../../../features/services/components/price-example.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface HeroProps {
  example: ServiceSummary | undefined;
  popular: readonly ServiceSummary[];
}

/** What this is, and the shortest way to a price. */
export function Hero({ example, popular }: HeroProps) {
  return (
    <section className="hero-ground">
      <div className="page grid items-center gap-10 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-display">{home.heading}</h1>
          <p className="muted mt-5 max-w-xl text-lg">{home.lead}</p>
          <FindService />
          <p className="mt-4 flex flex-wrap items-center gap-x-5">
            {popular.slice(0, 3).map((service) => (
              <Link key={service.id} to={PATHS.service(service.id)} className="quick-link">
                {service.name}
              </Link>
            ))}
          </p>
        </div>
        {example && <PriceExample service={example} />}
      </div>
    </section>
  );
}

function FindService() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const find = (event: FormEvent) => {
    event.preventDefault();
    const search = typed.trim();
    navigate(search === "" ? PATHS.services : `${PATHS.services}?q=${encodeURIComponent(search)}`);
  };
  return (
    <search>
      <form action={PATHS.services} onSubmit={find} className="mt-7 flex max-w-xl flex-col gap-3 sm:flex-row">
        <label className="input input-lg w-full">
          <Icon name="search" size={20} className="muted" />
          <input
            type="search"
            name="q"
            aria-label={catalogue.searchLabel}
            placeholder={home.searchPlaceholder}
            value={typed}
            maxLength={80}
            enterKeyHint="search"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="submit" size="large">
          {typed.trim() === "" ? common.allServices : home.find}
        </Button>
      </form>
    </search>
  );
}
