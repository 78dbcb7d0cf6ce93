import { PATHS } from "@niyamdesk/domain/base/addresses";
import { catalogue } from "#messages/catalogue.ts";
import { LANGUAGE, OTHER } from "#messages/language.ts";

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Who searches in Hindi where services have English names is shown to the list in Hindi. */
export function OtherLanguageSearch({ search }: { search: string }) {
  if (LANGUAGE === "hi" || !DEVANAGARI.test(search)) return null;
  return (
    <a
      href={`${OTHER.prefix}${PATHS.services}?q=${encodeURIComponent(search)}`}
      hrefLang={OTHER.language}
      lang={OTHER.language}
      className="btn btn-outline"
    >
      {catalogue.searchInOther(search)}
    </a>
  );
}
