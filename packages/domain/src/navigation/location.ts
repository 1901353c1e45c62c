/**
 * An address as the header Location may hold it: ASCII without spaces. Text that is encoded already stays as it is, so
 * that nothing is encoded twice (LOG-03).
 */
export function encodeLocation(address: string): string {
  // By code points; half a pair is no character and has no encoding.
  return address
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}
