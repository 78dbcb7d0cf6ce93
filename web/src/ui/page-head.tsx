import { PRODUCT } from "@niyamdesk/domain/product";

/** A schema.org node; `@context` is added where it is written. */
export type StructuredData = Readonly<Record<string, unknown>> & { "@type": string };

/**
 * What search engines and shared links read of a public page.
 *
 * @param path the page's own address, without the language's prefix and without a query
 * @param data what the page is about, for search engines
 */
export function PageHead({
  title,
  description,
  data = [],
}: {
  title: string;
  description: string;
  path: string;
  data?: readonly StructuredData[];
}) {
  return (
    <>
      <title>{title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`}</title>
      <meta name="description" content={description} />
      {data.map((node) => (
        <script key={node["@type"]} type="application/ld+json">
          {JSON.stringify({ "@context": "https://schema.org", ...node }).replaceAll("<", "\\u003c")}
        </script>
      ))}
    </>
  );
}
