import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { clientAdmin } from "#messages/workspaces/client-admin.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import { useConsultation } from "../data/one.ts";
import type { ConsultationView } from "../read-consultation.ts";
import { whenWords } from "./when.tsx";

const words = clientAdmin.talk;
const panel = clientAdmin.panels.talks;

interface TalkDialogProps {
  id: string;
  caName: string;
  /** The CA's account; null: it was deleted. */
  caUid: string | null;
  /** What the CA noted after it. */
  note: string | null;
  onClose(): void;
}

/** One consultation of a client, whole: when, with whom, what about and what became of it. */
export default function TalkDialog({ id, caName, caUid, note, onClose }: TalkDialogProps) {
  const live = useConsultation(id);
  return (
    <Dialog open title={words.title(caName)} onClose={onClose}>
      <LivePanel live={live} label={panel.loading} failure={panel.failed} rows={5}>
        {(talk) =>
          talk === null ? (
            <p className="muted text-sm">{panel.failed}</p>
          ) : (
            <Talk talk={talk} caUid={caUid} note={note} />
          )
        }
      </LivePanel>
    </Dialog>
  );
}

function Talk({ talk, caUid, note }: Pick<TalkDialogProps, "caUid" | "note"> & { talk: ConsultationView }) {
  const { caName, status, cancelledBy, reason, phone, notes, reviewed } = talk;
  return (
    <>
      <Facts>
        <Fact term={words.when}>{whenWords(talk)}</Fact>
        <Fact term={words.ca}>
          {caUid === null ? (
            caName
          ) : (
            <Link to={PATHS.staffMember(caUid)} className="link thumb">
              {caName}
            </Link>
          )}
        </Fact>
        <Fact term={words.status}>
          {cancelledBy === null ? clientAdmin.status(status) : words.cancelledBy[cancelledBy]}
        </Fact>
        {reason !== null && <Fact term={words.reason}>{reason}</Fact>}
        <Fact term={words.phone}>{phone === null ? words.noPhone : <PhoneNumber e164={phone} />}</Fact>
        {status === "completed" && (
          <Fact term={words.review}>{reviewed ? words.reviewed : words.notReviewed}</Fact>
        )}
      </Facts>
      <Said term={words.topic}>{notes ?? words.noTopic}</Said>
      {note !== null && <Said term={words.note}>{note}</Said>}
    </>
  );
}

function Said({ term, children }: { term: string; children: string }) {
  return (
    <div className="mt-4">
      <h3 className="muted text-sm">{term}</h3>
      <p className="whitespace-pre-line wrap-anywhere">{children}</p>
    </div>
  );
}
