import { SUPPORT } from "@niyamdesk/domain/product";

export function SiteFooter() {
  return (
    <footer className="mt-20 border-t border-base-300 bg-base-200 py-10">
      <div className="page text-sm">
        <a href={`mailto:${SUPPORT.email}`}>{SUPPORT.email}</a> ·{" "}
        <a href={`tel:${SUPPORT.phone}`}>{SUPPORT.phoneLabel}</a> · {SUPPORT.hours}
      </div>
    </footer>
  );
}
