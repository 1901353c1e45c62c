import type { FieldAccess, Opening, Requirement, Viewer } from './viewer'

/** The enterprise VIP contains the SVIP (ACC-01), so either makes a member. */
export const isMember = (viewer: Viewer): boolean => viewer.loggedIn && (viewer.svip || viewer.enterprise)

/** What the viewer must get next: a visitor logs in first, whatever the requirement; null when it is met (ACC-02). */
export function openingFor(viewer: Viewer, requirement: Requirement): Opening | null {
  if (requirement === 'none') return null
  if (!viewer.loggedIn) return 'login'
  return has(viewer, requirement) ? null : requirement
}

/** Whether the viewer already holds what a requirement asks for. Nothing but 'none' is held without a login (ACC-01). */
export const holds = (viewer: Viewer, requirement: Requirement): boolean =>
  openingFor(viewer, requirement) === null

function has(viewer: Viewer, opening: Opening): boolean {
  switch (opening) {
    case 'login':
      return true
    case 'svip':
      return isMember(viewer)
    case 'owner_lookup':
      return viewer.ownerLookup
    default:
      return viewer.addOns.includes(opening)
  }
}

/**
 * How one field looks to a viewer (ACC-01, ACC-02). `below` says what a viewer without access
 * gets: a masked value, or a locked place without any value.
 */
export function fieldAccess(
  viewer: Viewer,
  requirement: Requirement,
  below: 'masked' | 'locked',
): FieldAccess {
  const opensBy = openingFor(viewer, requirement)
  return opensBy === null ? { state: 'visible' } : { state: below, opensBy }
}
