/** A message is called by who sent it and with which request, so that either side knows it before it is there. @param sha256 of `messageKey`, hexadecimal */
export function messageIdOf(sha256: string): string {
  return `msg_${sha256.slice(0, 24)}`;
}

export function messageKey(uid: string, request_id: string): string {
  return `${uid} ${request_id}`;
}
