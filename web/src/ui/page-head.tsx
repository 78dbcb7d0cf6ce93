import { PRODUCT } from "@niyamdesk/domain/base/product";
import { LANGUAGE, PREFIX } from "#messages/language.ts";
import { SITE_ORIGIN } from "../lib/backend/env.ts";
import { fullTitle } from "../lib/page/page-title.ts";

/** A schema.org node; `@context` is added where it is written. */
export type StructuredData = Readonly<Record<string, unknown>> & { "@type": string };

/** The pictures of shared links that are drawn at build: the site's, and one for each kind of work. */
export type ShareImage = "site" | "tax" | "business" | "legal" | "compliance" | "tendering";

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address, without the language's prefix and without a query. */
  path: string;
  /** What the page is about, for search engines. */
  data?: readonly StructuredData[];
  image?: ShareImage;
  /** False for what search engines should not list. */
  indexed?: boolean;
}

const OG_LOCALES = { en: "en_IN", hi: "hi_IN" } as const;
const IMAGE_SIZE = { width: "1200", height: "630" };

/** What search engines and shared links read of a public page. Each element says that it is of this page. */
export function PageHead({
  title,
  description,
  path,
  data = [],
  image = "site",
  indexed = true,
}: PageHeadProps) {
  const full = fullTitle(title);
  const address = addressIn(PREFIX, path);
  const picture = `${SITE_ORIGIN}${PREFIX}/og/${image}.png`;
  return (
    <>
      <title data-head="">{full}</title>
      <meta data-head="" name="description" content={description} />
      {indexed ? (
        <>
          <link data-head="" rel="canonical" href={address} />
          <link data-head="" rel="alternate" hrefLang="en-IN" href={addressIn("", path)} />
          <link data-head="" rel="alternate" hrefLang="hi-IN" href={addressIn("/hi", path)} />
          <link data-head="" rel="alternate" hrefLang="x-default" href={addressIn("", path)} />
          <meta data-head="" property="og:url" content={address} />
        </>
      ) : (
        <meta data-head="" name="robots" content="noindex" />
      )}
      <meta data-head="" property="og:type" content="website" />
      <meta data-head="" property="og:site_name" content={PRODUCT} />
      <meta data-head="" property="og:locale" content={OG_LOCALES[LANGUAGE]} />
      <meta data-head="" property="og:title" content={full} />
      <meta data-head="" property="og:description" content={description} />
      <meta data-head="" property="og:image" content={picture} />
      <meta data-head="" property="og:image:width" content={IMAGE_SIZE.width} />
      <meta data-head="" property="og:image:height" content={IMAGE_SIZE.height} />
      <meta data-head="" property="og:image:alt" content={full} />
      <meta data-head="" name="twitter:card" content="summary_large_image" />
      {data.map((node) => (
        <script key={node["@type"]} type="application/ld+json">
          {JSON.stringify({ "@context": "https://schema.org", ...node }).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </>
  );
}

function addressIn(prefix: string, path: string): string {
  return `${SITE_ORIGIN}${path === "/" ? prefix || "/" : `${prefix}${path}`}`;
}
