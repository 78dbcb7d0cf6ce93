import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useId, useState } from "react";
import { support, ticketPage } from "#messages/workspaces/support.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { istDateTime } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { assignTicket } from "../data/desk-tickets.ts";
import type { TicketView } from "../read-ticket.ts";
import { AnswerClock } from "./answer-clock.tsx";

const words = ticketPage.facts;

/** Who asks, where they are reached, and by when. */
export function TicketFacts({ ticket }: { ticket: TicketView }) {
  const now = useServerMinute();
  const { name, source, email, phone, language, at, answerDue, orderId, statementId } = ticket;
  return (
    <Facts>
      <Fact term={words.from}>{name || support.noName}</Fact>
      <Fact term={words.source}>{support.sources[source]}</Fact>
      {email !== null && (
        <Fact term={words.email}>
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            {email}
          </a>
        </Fact>
      )}
      {phone !== null && (
        <Fact term={words.phone}>
          <a href={`tel:${phone}`} className="link">
            <PhoneNumber e164={phone} />
          </a>
        </Fact>
      )}
      <Fact term={words.language}>{support.note.languages[language]}</Fact>
      <Fact term={words.asked}>{istDateTime(at)}</Fact>
      <Fact term={words.due}>
        {answerDue === null ? words.nobodyWaits : <AnswerClock due={answerDue} now={now} />}
      </Fact>
      <Fact term={words.order}>
        {orderId === null ? (
          words.noOrder
        ) : (
          <TextLink to={PATHS.workOrder("admin", orderId)}>{orderId}</TextLink>
        )}
      </Fact>
      {statementId !== null && (
        <Fact term={words.statement}>
          <TextLink to={PATHS.statement(statementId)}>{words.seeStatement}</TextLink>
        </Fact>
      )}
    </Facts>
  );
}

interface AssignProps {
  ticket: TicketView;
  /** Administrators at work. */
  people: readonly { uid: string; name: string }[];
}

/** Takes effect at once; a failure is said below. */
export function Assign({ ticket: { id, assignedTo, assignedName }, people }: AssignProps) {
  const field = useId();
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const isKnown = assignedTo === null || people.some(({ uid }) => uid === assignedTo);
  async function assign(to: string): Promise<void> {
    setState({ busy: true, failure: null });
    try {
      await assignTicket(id, to === "" ? null : to);
      setState({ busy: false, failure: null });
    } catch (error) {
      setState({ busy: false, failure: `${ticketPage.assign.failed} ${errorWords(error)}` });
    }
  }
  return (
    <div className="mt-4">
      <label htmlFor={field} className="mb-1.5 block text-sm font-semibold">
        {ticketPage.assign.label}
      </label>
      <select
        id={field}
        className="select w-full"
        value={assignedTo ?? ""}
        disabled={state.busy}
        onChange={(event) => void assign(event.target.value)}
      >
        <option value="">{ticketPage.assign.none}</option>
        {!isKnown && <option value={assignedTo ?? ""}>{assignedName ?? assignedTo}</option>}
        {people.map(({ uid, name }) => (
          <option key={uid} value={uid}>
            {name}
          </option>
        ))}
      </select>
      <p role="alert" className="mt-1 text-sm text-error empty:hidden">
        {state.failure}
      </p>
    </div>
  );
}
