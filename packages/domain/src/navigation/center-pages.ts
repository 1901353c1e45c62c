/** Pages of the personal centre by the number in their address: those that something outside the centre leads to. */
export const CENTER_PAGES = {
  overview: '10',
  messages: '5',
  subscriptions: '13',
  orders: '6',
  reports: '9',
  postings: '14',
  consultations: '16',
  webhooks: '23',
  profile: '22',
  myCompany: '24',
} as const

/** The address of a page of the centre, with more for its list. */
export function buildCenterHref(
  page: keyof typeof CENTER_PAGES,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = Object.entries({ index: CENTER_PAGES[page], ...more })
  return `/center/?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`
}
