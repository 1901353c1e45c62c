/** What the server loads before the first page, all in parallel (SES-04). */
export type ServerLoad =
  | { readonly load: 'friend-links' | 'banners' | 'fake-data'; readonly pageNum: 1 }
  | { readonly load: 'member-info' | 'basic-info' }

const FOR_EVERYONE: readonly ServerLoad[] = [
  { load: 'friend-links', pageNum: 1 },
  { load: 'banners', pageNum: 1 },
  { load: 'fake-data', pageNum: 1 },
]

const FOR_THE_LOGGED_IN: readonly ServerLoad[] = [{ load: 'member-info' }, { load: 'basic-info' }]

/** What is loaded for a visitor, and for a logged-in user (SES-04). */
export function serverLoads(loggedIn: boolean): readonly ServerLoad[] {
  return loggedIn ? [...FOR_EVERYONE, ...FOR_THE_LOGGED_IN] : FOR_EVERYONE
}

/**
 * Runs all loads in parallel and returns the results in the order of `serverLoads` (SES-04). A load returns its
 * failure as data, so that a failed one does not affect the others.
 */
export function loadAtServerStart<T>(load: (what: ServerLoad) => Promise<T>) {
  return (loggedIn: boolean): Promise<readonly T[]> => Promise.all(serverLoads(loggedIn).map(load))
}
