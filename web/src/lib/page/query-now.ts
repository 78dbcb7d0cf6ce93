/**
 * What the address asks for at this moment. The router hands a setter what it last drew: of two that follow each other before it has
 * drawn, such as a key and a late answer, the second would take back what the first said.
 */
export function queryNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
