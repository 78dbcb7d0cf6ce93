import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { startOfIstDayNamed } from "@niyamdesk/domain/time/time";
import { useState } from "react";
import { Link } from "react-router-dom";
import { availability as availabilityWords } from "#messages/workspaces/availability.ts";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { AvailabilityForm } from "../../features/staff/availability/availability-form.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { OrderWays } from "./order-ways.tsx";
import { type PersonAtWork, usePeople } from "./use-people.ts";

const words = orderAdmin.people;
const ordersOf = (whose: string) =>
  `${WORKSPACES.admin.pages.orders}?${new URLSearchParams({ with: whose })}`;

/** Who has how much, and what each is given. */
export default function OrderPeople() {
  usePageTitle(words.title);
  const people = usePeople();
  const [changing, setChanging] = useState<PersonAtWork | null>(null);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <OrderWays />
      <LivePanel live={people} label={words.loading} failure={words.failed} rows={3}>
        {({ people: workers, unassigned }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {unassigned !== null && unassigned > 0 && (
              <p className="strip justify-between">
                <span>{words.unassigned(unassigned)}</span>
                <TextLink to={ordersOf("nobody")}>{words.seeUnassigned}</TextLink>
              </p>
            )}
            {workers.length === 0 ? (
              <NothingHere>{words.none}</NothingHere>
            ) : (
              <PeopleTable people={workers} onChange={setChanging} />
            )}
          </div>
        )}
      </LivePanel>
      {changing !== null && <ChangeDialog person={changing} onClose={() => setChanging(null)} />}
    </WorkspacePage>
  );
}

interface PeopleTableProps {
  people: readonly PersonAtWork[];
  onChange(person: PersonAtWork): void;
}

function PeopleTable({ people, onChange }: PeopleTableProps) {
  return (
    <ul
      aria-label={words.label}
      className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
    >
      {people.map((person) => (
        <li
          key={person.uid}
          className="grid items-center gap-x-6 gap-y-2 px-4 py-3 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.5fr)_minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <Link
              to={ordersOf(person.uid)}
              className="link thumb font-semibold"
              title={words.orders(person.name)}
            >
              {person.name}
            </Link>
            <p className="muted text-sm">{orderAdmin.roles[person.role]}</p>
          </div>
          <dl className="grid grid-cols-[1fr_1.1fr_1.7fr_0.8fr] gap-x-3 text-sm">
            <Count term={words.open} count={person.load?.open} />
            <Count term={words.ours} count={person.load?.ours} />
            <Count term={words.waiting} count={person.load?.waiting} />
            <Count term={words.late} count={person.load?.late} bad />
          </dl>
          <p className="text-sm">{givenWords(person)}</p>
          <Button
            look="outline"
            size="small"
            className="min-h-11 justify-self-start"
            aria-label={words.changeOne(person.name)}
            onClick={() => onChange(person)}
          >
            {words.change}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Count({ term, count, bad = false }: { term: string; count: number | undefined; bad?: boolean }) {
  return (
    <div>
      <dt className="muted text-xs whitespace-nowrap">{term}</dt>
      <dd translate="no" className={`figures font-semibold ${bad && (count ?? 0) > 0 ? "text-error" : ""}`}>
        {count ?? "–"}
      </dd>
    </div>
  );
}

/** Kinds of work, how much, and whether they are here. */
function givenWords({ availability: { services, capacity, away }, isAway }: PersonAtWork): string {
  return [
    isAway && away !== null
      ? availabilityWords.awayUntil(istFullDate(startOfIstDayNamed(away.until)))
      : availabilityWords.here,
    services === null ? availabilityWords.everything : availabilityWords.kindsCount(services.length),
    capacity === null ? availabilityWords.noLimit : `${words.capacity} ${capacity}`,
  ].join(" · ");
}

function ChangeDialog({ person, onClose }: { person: PersonAtWork; onClose(): void }) {
  const services = useServicesOnSale();
  return (
    <Dialog open title={words.changeOne(person.name)} onClose={onClose}>
      <LivePanel
        live={services}
        label={availabilityWords.loading}
        failure={availabilityWords.failed}
        rows={2}
      >
        {(onSale) => (
          <AvailabilityForm
            uid={person.uid}
            availability={person.availability}
            services={onSale}
            onSaved={onClose}
          />
        )}
      </LivePanel>
    </Dialog>
  );
}
