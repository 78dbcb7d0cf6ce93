import { PRODUCT } from "@niyamdesk/domain/base/product";
import { MESSAGE_KINDS, SHARE_MESSAGES } from "@niyamdesk/domain/franchises/share-messages";
import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { partner } from "#messages/workspaces/partner.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { QrCode } from "./qr-code.tsx";
import { referralLink } from "./referral-link.ts";

const words = partner.share;
const LANGUAGES = [
  ["en", words.languages.en],
  ["hi", words.languages.hi],
] as const;

/** Messages with the link in them, ready to be pasted. */
export function ShareMessages({ code }: { code: string }) {
  const [language, setLanguage] = useState<"en" | "hi">(LANGUAGE === "hi" ? "hi" : "en");
  const link = referralLink(code, language);
  return (
    <Panel title={words.messages} framed className="print:hidden">
      <p className="muted mb-3 text-sm">{words.messagesHint}</p>
      <Choices<"en" | "hi">
        label={words.messages}
        options={LANGUAGES}
        chosen={language}
        onChoose={setLanguage}
      />
      <ul className="mt-4 grid gap-4">
        {MESSAGE_KINDS.map((kind) => {
          const text = SHARE_MESSAGES[language][kind](link);
          return (
            <li key={kind} className="border-t border-base-300 pt-3">
              <p className="mb-1 flex items-center justify-between gap-3">
                <span className="font-semibold">{words.kinds[kind]}</span>
                <Button
                  size="small"
                  look="outline"
                  className="min-h-11 sm:min-h-9"
                  onClick={() => void copyText(text, partner.link)}
                >
                  <Copy size={16} aria-hidden="true" />
                  {partner.link.copy}
                </Button>
              </p>
              <p lang={language} translate="no" className="text-sm wrap-anywhere">
                {text}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** One page for a shop's wall; it alone is printed. */
export function Poster({ code }: { code: string }) {
  return (
    <Panel
      title={words.poster}
      aside={
        <Button
          size="small"
          look="outline"
          className="min-h-11 sm:min-h-9 print:hidden"
          onClick={() => window.print()}
        >
          <Printer size={16} aria-hidden="true" />
          {words.print}
        </Button>
      }
    >
      <p className="muted mb-3 text-sm print:hidden">{words.posterHint}</p>
      <div className="print-alone grid justify-items-center gap-5 rounded-box border border-base-300 bg-white px-6 py-10 text-center text-black">
        <p translate="no" className="text-xl font-semibold">
          {PRODUCT}
        </p>
        <p className="text-title font-semibold">{words.posterTitle}</p>
        <ul className="grid gap-1.5">
          {words.posterLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <QrCode code={code} className="w-56" />
        <p className="font-medium">{words.posterScan}</p>
        <p translate="no" className="figures">
          {words.posterCode(code)}
        </p>
      </div>
    </Panel>
  );
}
