/** True for the home page with a hash, which is redirected to / (NAV-05). `hash` includes its #. */
export function leavesHash(path: string, hash: string): boolean {
  return (path === '/' || path === '') && hash.length > 1
}
