import type { FieldAccess, Opening, Requirement, Viewer } from './viewer'

/** The enterprise VIP contains the SVIP (ACC-01), so either makes a member. */
export const isMember = (viewer: Viewer): boolean => viewer.loggedIn && (viewer.svip || viewer.enterprise)

/** Whether the viewer already holds what a requirement asks for. Nothing but 'none' is held without a login. */
export function holds(viewer: Viewer, requirement: Requirement): boolean {
  if (requirement === 'none') return true
  if (!viewer.loggedIn) return false
  switch (requirement) {
    case 'login':
      return true
    case 'svip':
      return isMember(viewer)
    case 'owner_lookup':
      return viewer.ownerLookup
    default:
      return viewer.addOns.includes(requirement)
  }
}

/** What the viewer must get next: a visitor logs in first, whatever the requirement; null when it is met. */
export function openingFor(viewer: Viewer, requirement: Requirement): Opening | null {
  if (requirement === 'none' || holds(viewer, requirement)) return null
  return viewer.loggedIn ? requirement : 'login'
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
