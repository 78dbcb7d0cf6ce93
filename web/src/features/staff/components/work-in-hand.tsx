import type { StaffWork } from "@niyamdesk/domain/staff/staff";
import { formatDateTime } from "@niyamdesk/domain/time/time";
import { ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import type { WorkRead } from "../hooks/use-staff-work.ts";

/** What a member of staff has in hand, and what becomes of it when they cannot do it any more. */
export function WorkInHand({ work, keepsLeads = false }: { work: WorkRead; keepsLeads?: boolean }) {
  if (work.status === "failed") {
    return (
      <div className="mb-5">
        <ErrorState title="We could not look up what this person has in hand" onRetry={work.retry} />
      </div>
    );
  }
  if (work.status === "loading")
    return <SkeletonRows label="Looking up what this person has in hand" rows={2} />;
  const { consultations } = work.value;
  const others = othersOf(work.value, keepsLeads);
  if (consultations.length === 0 && others.length === 0) {
    return <p className="mb-5">Nothing that is booked or assigned is affected.</p>;
  }
  return (
    <section aria-label="Work in hand" className="mb-5">
      {consultations.length > 0 && (
        <>
          <p className="font-medium">
            {consultations.length === 1
              ? "One booked consultation will be cancelled and the client notified:"
              : `${consultations.length} booked consultations will be cancelled and the clients notified:`}
          </p>
          <ul className="my-2 max-h-48 overflow-y-auto rounded-field bg-base-200 px-4 py-2">
            {consultations.map(({ id, starts_at, client_name }) => (
              <li key={id} className="py-1 text-sm">
                <span className="figures">{formatDateTime(starts_at)}</span> · {client_name}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5">
          {others.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function othersOf({ open_leads, open_orders, open_tasks }: StaffWork, keepsLeads: boolean): string[] {
  const rest = [counted(open_orders, "open order"), counted(open_tasks, "open task")].filter(Boolean);
  return [
    ...(open_leads > 0 && !keepsLeads
      ? [`${counted(open_leads, "open lead")} will go back to the pool for others to take.`]
      : []),
    ...(rest.length > 0 ? [`${rest.join(" and ")} will stay assigned to this person.`] : []),
  ];
}

function counted(count: number, what: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
