import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { common } from "#messages/common.ts";
import { support, ticketPage } from "#messages/workspaces/support.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { mergeTickets, useOthersOf } from "../data/desk-tickets.ts";
import type { TicketView } from "../read-ticket.ts";

const words = ticketPage.merge;
const schema = z.strictObject({ into: z.string().check(z.minLength(1, common.choose)) });

/** A question becomes part of another one of the same person. */
export function MergeDialog({ ticket, onClose }: { ticket: TicketView; onClose(): void }) {
  const live = useOthersOf(ticket);
  const go = useNavigate();
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p className="mb-4">{words.lead}</p>
      <LivePanel live={live} label={words.loading} failure={ticketPage.failed} rows={1}>
        {(others) =>
          others.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <Form
              label={words.title}
              schema={schema}
              defaultValues={{ into: "" }}
              onSubmit={async ({ into }) => {
                await mergeTickets(ticket.id, into);
                toast("success", words.done);
                onClose();
                go(PATHS.supportTicket(into));
              }}
            >
              {({ busy }) => (
                <>
                  <SelectField name="into" label={words.choose} options={others.map(optionOf)} />
                  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
                    <Button look="outline" disabled={busy} onClick={onClose}>
                      {words.keep}
                    </Button>
                    <Button type="submit" busy={busy}>
                      {words.confirm}
                    </Button>
                  </div>
                </>
              )}
            </Form>
          )
        }
      </LivePanel>
    </Dialog>
  );
}

function optionOf({ id, subject, status, at }: TicketView): readonly [string, string] {
  return [id, `${subject} (${support.statuses[status]}, ${istFullDate(at)})`];
}
