import type { FieldAccess, Opening, Requirement, Viewer } from './viewer'

/** The enterprise VIP contains the SVIP (ACC-01), so either makes a member. */
export function isMember(viewer: Viewer): boolean {
  return viewer.loggedIn && (viewer.svip || viewer.enterprise)
}

/**
 * The requirement that the viewer still lacks: for a visitor always a login first; null when the requirement is met.
 */
export function findMissingRequirement(viewer: Viewer, requirement: Requirement): Opening | null {
  if (requirement === 'none') return null
  if (!viewer.loggedIn) return 'login'
  return has(viewer, requirement) ? null : requirement
}

/** True when the viewer meets a requirement. Without a login only 'none' is met (ACC-01). */
export function meetsRequirement(viewer: Viewer, requirement: Requirement): boolean {
  return findMissingRequirement(viewer, requirement) === null
}

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
 * The access of a viewer to one field. `below` is the state without access: a masked value, or a lock
 * without a value.
 */
export function fieldAccess(
  viewer: Viewer,
  requirement: Requirement,
  below: 'masked' | 'locked',
): FieldAccess {
  const opensBy = findMissingRequirement(viewer, requirement)
  return opensBy === null ? { state: 'visible' } : { state: below, opensBy }
}
