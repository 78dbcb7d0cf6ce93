import { formatDateTime } from "@niyamdesk/domain/time/time";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { WorkList } from "../../../ui/work-list.tsx";
import type { MessageView } from "../read-message.ts";

/** What was written, in full, with the ways to answer. */
export function MessageList({ label, messages }: { label: string; messages: readonly MessageView[] }) {
  return (
    <WorkList label={label}>
      {messages.map(({ id, name, email, phone, message, at }) => (
        <li key={id} className="work-row">
          <div className="min-w-0 flex-1 basis-52">
            <p className="wrap-anywhere font-medium">{name}</p>
            <p className="muted flex flex-wrap gap-x-3 text-sm">
              {phone !== null && (
                <a href={`tel:${phone}`} className="text-primary hover:underline">
                  <PhoneNumber e164={phone} />
                </a>
              )}
              {email !== null && (
                <a href={`mailto:${email}`} className="wrap-anywhere text-primary hover:underline">
                  {email}
                </a>
              )}
              <span>{formatDateTime(at)}</span>
            </p>
            <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{message}</p>
          </div>
        </li>
      ))}
    </WorkList>
  );
}
