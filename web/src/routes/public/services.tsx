import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { catalogue } from "#messages/catalogue.ts";
import { CATEGORY_VIEWS } from "../../features/services/categories.ts";
import { CategoryTabs } from "../../features/services/components/category-tabs.tsx";
import { ListTools } from "../../features/services/components/list-tools.tsx";
import { OtherLanguageSearch } from "../../features/services/components/other-language-search.tsx";
import { ServiceCard } from "../../features/services/components/service-card.tsx";
import { arranged, changedAddress, filterOfAddress, PAGE_SIZE } from "../../features/services/filter.ts";
import { useCatalogue } from "../../features/services/hooks/use-catalogue.ts";
import { useSearch } from "../../features/services/hooks/use-search.ts";
import { listData } from "../../features/services/list-structured-data.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StalePrices } from "../../ui/stale-prices.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "../../ui/states.tsx";

export default function ServicesPage() {
  const [address, setAddress] = useSearchParams();
  const { services, loading, stale, retry } = useCatalogue();
  const list = useRef<HTMLUListElement>(null);
  const filter = filterOfAddress(address);
  const { services: matching, close } = useSearch(services, filter.search);
  const found = arranged(matching, filter);
  const view = CATEGORY_VIEWS.find(({ category }) => category === filter.category) ?? CATEGORY_VIEWS[0];

  const change = (name: "q" | "sort" | "show", value: string) =>
    setAddress((before) => changedAddress(before, name, value), { replace: true, preventScrollReset: true });

  // The first new card takes the focus that the button may lose.
  const firstNew = useRef<number | null>(null);
  const showMore = () => {
    firstNew.current = filter.shown;
    change("show", String(filter.shown + PAGE_SIZE));
  };
  useEffect(() => {
    const index = firstNew.current;
    if (index === null || filter.shown <= index) return;
    firstNew.current = null;
    list.current?.children[index]?.querySelector("a")?.focus();
  }, [filter.shown]);

  return (
    <div className="page pt-8 pb-4 sm:pt-12">
      {view && (
        <PageHead
          title={view.title}
          description={view.description}
          path={PATHS.services}
          data={listData(services)}
          image={view.category ?? "site"}
        />
      )}
      <h1 className="text-title">{view?.title}</h1>
      <p className="muted mt-2 max-w-2xl">{view?.lead}</p>
      <div className="mt-6 border-b border-base-300 sm:mt-8">
        {view && <CategoryTabs current={view} address={address} />}
      </div>
      <div className="mt-5">
        <ListTools
          search={filter.search}
          sort={filter.sort}
          onSearch={(text) => change("q", text)}
          onSort={(sort) => change("sort", sort)}
        />
      </div>
      {services.length === 0 ? (
        <div className="mt-8">
          {loading ? (
            <SkeletonRows label={catalogue.loadingList} rows={4} />
          ) : (
            <ErrorState title={catalogue.loadFailed} onRetry={retry}>
              {catalogue.checkConnection}
            </ErrorState>
          )}
        </div>
      ) : (
        <>
          {stale && <StalePrices onRetry={retry} className="mt-5" />}
          <p role="status" className="muted mt-5 text-sm">
            {countWords(found.length, filter.search.trim(), close)}
          </p>
          <ul ref={list} className="mt-3 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {found.slice(0, filter.shown).map((service) => (
              <li key={service.id} className="row-span-3 grid grid-rows-subgrid gap-y-0">
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
          {found.length > filter.shown && (
            <div className="mt-8 text-center">
              <Button look="outline" onClick={showMore}>
                {catalogue.showMore}
              </Button>
              <p className="muted mt-2 text-sm">{catalogue.shownOf(filter.shown, found.length)}</p>
            </div>
          )}
          {found.length === 0 && (
            <EmptyState
              title={catalogue.noneFound}
              action={
                <div className="flex flex-wrap justify-center gap-3">
                  <OtherLanguageSearch search={filter.search.trim()} />
                  <Button look="outline" onClick={() => setAddress(new URLSearchParams(), { replace: true })}>
                    {catalogue.showAll}
                  </Button>
                </div>
              }
            >
              {catalogue.noneFoundHint}
            </EmptyState>
          )}
        </>
      )}
    </div>
  );
}

function countWords(count: number, search: string, close: boolean): string {
  if (search === "") return catalogue.count(count);
  return (close ? catalogue.countCloseTo : catalogue.countFor)(count, search);
}
