import { partner } from "#messages/workspaces/partner.ts";
import { OwnLink } from "../../features/franchises/partner/own-link.tsx";
import { PartnerFrame } from "../../features/franchises/partner/partner-frame.tsx";
import { QrCode, SaveQr } from "../../features/franchises/partner/qr-code.tsx";
import { Poster, ShareMessages } from "../../features/franchises/partner/share-material.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { MemberGate } from "./member-gate.tsx";

const words = partner.share;

/** The partner's link, code and what to send along. */
export default function Share() {
  usePageTitle(words.title);
  return (
    <WorkspacePage title={words.title} intro={words.intro}>
      <PartnerFrame
        member={({ referralCode, partnerUid }) => (
          <MemberGate partnerUid={partnerUid}>
            <Material code={referralCode} />
          </MemberGate>
        )}
      >
        {({ referralCode, status }) =>
          referralCode === null || status !== "active" ? (
            <p>{partner.link.off[status === "ended" ? "ended" : "suspended"]}</p>
          ) : (
            <Material code={referralCode} />
          )
        }
      </PartnerFrame>
    </WorkspacePage>
  );
}

function Material({ code }: { code: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-8 print:hidden">
        <Panel title={partner.link.title} framed>
          <p className="muted mb-4 text-sm">{partner.link.lead}</p>
          <OwnLink code={code} />
          <Facts className="mt-5">
            <Fact term={partner.link.code}>{code}</Fact>
          </Facts>
          <div className="mt-5 flex flex-wrap items-center gap-5">
            <QrCode code={code} />
            <SaveQr code={code} />
          </div>
        </Panel>
        <ShareMessages code={code} />
      </div>
      <Poster code={code} />
    </div>
  );
}
