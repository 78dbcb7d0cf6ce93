/**
 * Whether what was written at build is what this address asks for: it is neither another page, answered in place of what is not
 * there, nor one that reads something of the query.
 *
 * @param dataset of the root element: `page` is the address it was written for, `reads` the query's keys that change it
 */
export function isWrittenForAddress({ dataset }: HTMLElement): boolean {
  if (dataset.page !== window.location.pathname) return false;
  const asked = new URLSearchParams(window.location.search);
  return dataset.reads?.split(" ").some((key) => asked.has(key)) !== true;
}
