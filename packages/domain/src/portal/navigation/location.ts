/**
 * An address for the header Location: ASCII without spaces. Encoded text remains unchanged, so that nothing is encoded
 * twice.
 */
export function encodeLocation(address: string): string {
  // By code points; a lone surrogate has no encoding.
  return address
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}
