import { NavLink, Outlet } from "react-router-dom";
import { FirestoreProvider } from "../../lib/firestore-provider.tsx";
import { PATHS } from "../../lib/paths.ts";
import { Loading } from "../../ui/states.tsx";

const PAGES = [
  { to: PATHS.userDashboard, label: "Dashboard" },
  { to: PATHS.userOrders, label: "My Orders" },
  { to: PATHS.userPayments, label: "Payment History" },
] as const;

/** The client's own pages: their navigation and the live reads below it. */
export default function ClientShell() {
  return (
    <div className="bg-base-200">
      <nav aria-label="Your account" className="border-b border-base-300 bg-base-100">
        <ul className="page flex gap-1 overflow-x-auto sm:gap-4">
          {PAGES.map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="muted -mb-px inline-flex min-h-12 items-center border-b-2 border-transparent px-2 font-medium whitespace-nowrap hover:text-base-content aria-[current=page]:border-primary aria-[current=page]:text-primary"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page min-h-[60dvh] pt-6 pb-16 sm:pt-8">
        <FirestoreProvider fallback={<Loading />}>
          <Outlet />
        </FirestoreProvider>
      </div>
    </div>
  );
}
