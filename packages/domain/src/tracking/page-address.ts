/** Maximum length of a recorded address in UTF-16 units (TRK-03). */
const MAX_ADDRESS = 500

/** The address of a page for its record: without query and hash, which may contain search keywords (TRK-03). */
export function trackedAddress(address: string): string {
  return address.replace(/[?#].*$/s, '').slice(0, MAX_ADDRESS)
}
