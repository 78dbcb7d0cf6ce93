import type { ReactNode } from "react";

/** A page of a workspace: its heading, what can be done here, its content. */
export function WorkspacePage({
  title,
  intro,
  actions,
  children,
}: {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="mb-3 flex flex-wrap lg:mb-6 items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{title}</h1>
          {intro !== undefined && <p className="muted text-sm">{intro}</p>}
        </div>
        {actions}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </>
  );
}
