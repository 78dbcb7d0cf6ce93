/**
 * The ids under which a form sends. Trying the same again is one and the same to the server; what was changed since the last try is another: that
 * try may have arrived without its answer, and the changed words would be taken for it and dropped.
 *
 * Not for money, where a second try must stay the first one whatever was changed.
 */
export function requestIds(): (sent: unknown) => string {
  let last: { sent: string; id: string } | null = null;
  return (sent) => {
    const said = JSON.stringify(sent);
    if (last?.sent !== said) last = { sent: said, id: crypto.randomUUID() };
    return last.id;
  };
}
