/** True below the breakpoint `md` of `theme.css`, where lists become cards and panels sheets. */
export function isPhone(): boolean {
  const md = getComputedStyle(document.documentElement).getPropertyValue('--breakpoint-md')
  return matchMedia(`(width < ${md})`).matches
}
