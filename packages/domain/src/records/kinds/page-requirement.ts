import type { Requirement } from '../../access'
import { KINDS } from './catalogue'

/**
 * What a page as a whole asks: on the proposed-project and land pages membership alone is enough,
 * no add-on and no owner-lookup SVIP (ACC-04); other pages ask nothing by themselves. `path` begins with '/'.
 */
export function pageRequirement(path: string): Requirement {
  const first = path.split(/[/?#]/)[1]
  // A proposed project is also reached as /njxx/, from reminders and other sites.
  const kind = KINDS.find(({ segment, outerLink }) => first === segment || first === outerLink?.segment)
  return kind?.opensBy === 'svip' ? 'svip' : 'none'
}
