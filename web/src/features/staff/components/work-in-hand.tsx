import type { StaffWork } from "@niyamdesk/domain/staff/staff";
import { workInHand as words } from "#messages/workspaces/staff.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import type { WorkRead } from "../hooks/use-staff-work.ts";

interface InHand {
  work: WorkRead;
  /** What somebody with another role goes on with. */
  keepsLeads?: boolean;
  keepsOrders?: boolean;
}

/** What a member of staff has in hand, and what becomes of it when they cannot do it any more. */
export function WorkInHand({ work, keepsLeads = false, keepsOrders = false }: InHand) {
  if (work.status === "failed") {
    return (
      <div className="mb-5">
        <ErrorState title={words.failed} onRetry={work.retry} />
      </div>
    );
  }
  if (work.status === "loading") return <SkeletonRows label={words.loading} rows={2} />;
  const { consultations } = work.value;
  const others = othersOf(work.value, { keepsLeads, keepsOrders });
  if (consultations.length === 0 && others.length === 0) {
    return <p className="mb-5">{words.none}</p>;
  }
  return (
    <section aria-label={words.label} className="mb-5">
      {consultations.length > 0 && (
        <>
          <p className="font-medium">{words.consultations(consultations.length)}</p>
          <ul className="my-2 max-h-48 overflow-y-auto rounded-field bg-base-200 px-4 py-2">
            {consultations.map(({ id, starts_at, client_name }) => (
              <li key={id} className="py-1 text-sm">
                <span className="figures">{istDateTime(starts_at)}</span> · {client_name}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5">
          {others.map((fate) => (
            <li key={fate}>{fate}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function othersOf(
  { open_leads, open_orders, open_tasks }: StaffWork,
  { keepsLeads, keepsOrders }: Required<Omit<InHand, "work">>,
): string[] {
  return [
    ...(open_leads > 0 && !keepsLeads ? [words.leads(open_leads)] : []),
    ...(open_orders > 0 && !keepsOrders ? [words.orders(open_orders)] : []),
    ...(open_tasks > 0 ? [words.tasks(open_tasks)] : []),
  ];
}
