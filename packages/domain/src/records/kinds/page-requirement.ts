import type { Requirement } from '../../access'
import { KINDS } from './catalogue'

/**
 * The requirement of a page as a whole: on the proposed-project and land pages membership alone is enough, no add-on
 * and no owner-lookup SVIP (ACC-04); other pages have no requirement of their own. `path` begins with '/'.
 */
export function pageRequirement(path: string): Requirement {
  const first = path.split(/[/?#]/)[1]
  // A proposed project has a second address, /njxx/, in links from reminders and other sites.
  const kind = KINDS.find(({ segment, outerLink }) => first === segment || first === outerLink?.segment)
  return kind?.opensBy === 'svip' ? 'svip' : 'none'
}
