import type { MailTemplate } from "@niyamdesk/domain/mail/templates";
import type { OtherWords } from "@niyamdesk/domain/mail/wording";
import { mailTemplates } from "#messages/workspaces/mail-templates.ts";
import { toast } from "../../lib/page/toast.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { NothingHere, WorkList, WorkRow } from "../../ui/work-list.tsx";
import { useWordingVersions, type WordingView } from "./wording.ts";

const words = mailTemplates.versions;

interface WordingVersionsProps {
  template: MailTemplate;
  /** 0: the original. */
  current: number;
  onTake(words: readonly OtherWords[]): void;
}

/** How a mail was worded, by whom and from when on; each, and the original, can be taken again. */
export function WordingVersions({ template, current, onTake }: WordingVersionsProps) {
  const versions = useWordingVersions(template);
  const take = (said: readonly OtherWords[]) => {
    onTake(said);
    toast("info", words.taken);
  };
  return (
    <LivePanel live={versions} label={words.loading} failure={words.failed} rows={2}>
      {(all) =>
        all.length === 0 ? (
          <NothingHere>{words.none}</NothingHere>
        ) : (
          <WorkList label={words.label}>
            {all.map((one) => (
              <Version key={one.id} version={one} isCurrent={one.version === current} onTake={take} />
            ))}
            <WorkRow
              title={words.original}
              detail=""
              aside={
                <Button size="small" look="outline" onClick={() => take([])}>
                  {words.use}
                </Button>
              }
            />
          </WorkList>
        )
      }
    </LivePanel>
  );
}

interface VersionProps {
  version: WordingView;
  isCurrent: boolean;
  onTake(words: readonly OtherWords[]): void;
}

function Version({ version: { version, byName, at, words: said }, isCurrent, onTake }: VersionProps) {
  const about = [byName, at === null ? "" : istDateTime(at), mailTemplates.changed(said.length)];
  return (
    <WorkRow
      title={words.name(version)}
      detail={about.filter(Boolean).join(" · ")}
      aside={
        isCurrent ? (
          <Badge tone="success">{words.current}</Badge>
        ) : (
          <Button size="small" look="outline" onClick={() => onTake(said)}>
            {words.use}
          </Button>
        )
      }
    />
  );
}
