/** Whether an address is the home page with a hash, which goes to / (NAV-05). `hash` as a URL has it, with its #. */
export function leavesHash(path: string, hash: string): boolean {
  return (path === '/' || path === '') && hash.length > 1
}
