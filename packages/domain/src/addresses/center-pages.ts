/** Pages of the personal centre with links from outside the centre, by the number in their address. */
export const CENTER_PAGES = {
  messages: '5',
  orders: '6',
  exports: '7',
  reports: '9',
  overview: '10',
  security: '11',
  keys: '12',
  subscriptions: '13',
  postings: '14',
  history: '15',
  consultations: '16',
  invites: '17',
  seats: '18',
  dataReports: '19',
  invoices: '20',
  wallet: '21',
  profile: '22',
  webhooks: '23',
  myCompany: '24',
  upgrade: '25',
  batchCheck: '26',
  leads: '27',
  monitoring: '556',
} as const

/** The address of a page of the centre; `more` are query parameters for its list. */
export function buildCenterHref(
  page: keyof typeof CENTER_PAGES,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = Object.entries({ index: CENTER_PAGES[page], ...more })
  return `/center/?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`
}

/**
 * The address of a page of the centre for links that visitors see too: the login page redirects a member at once
 * (LOG-03).
 */
export function buildCenterEntry(
  page: keyof typeof CENTER_PAGES,
  more: Readonly<Record<string, string>> = {},
  anchor = '',
): string {
  return `/auth/login/?backUrl=${encodeURIComponent(`${buildCenterHref(page, more)}${anchor}`)}`
}
