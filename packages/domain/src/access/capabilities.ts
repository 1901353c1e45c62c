import { isMember } from './field-access'
import type { Viewer } from './viewer'

/** The three columns of the capability matrix. */
export type Tier = 'visitor' | 'non-member' | 'member'

/** The rights of a tier: browse, search, and see masked content (ACC-02). */
interface Capabilities {
  readonly browse: 'limited'
  readonly search: 'login-needed' | 'masked' | 'by-tier'
  readonly maskedContent: 'login-prompt' | 'upgrade-prompt' | 'visible'
}

/** The capability matrix as agreed (ACC-02). `fieldAccess` opens the single fields. */
const CAPABILITIES: Readonly<Record<Tier, Capabilities>> = {
  visitor: { browse: 'limited', search: 'login-needed', maskedContent: 'login-prompt' },
  'non-member': { browse: 'limited', search: 'masked', maskedContent: 'upgrade-prompt' },
  member: { browse: 'limited', search: 'by-tier', maskedContent: 'visible' },
}

/** The viewer's column in the matrix: "member or add-on holder" is one column (ACC-02). */
export function tierOf(viewer: Viewer): Tier {
  if (!viewer.loggedIn) return 'visitor'
  const paying = isMember(viewer) || viewer.ownerLookup || viewer.addOns.length > 0
  return paying ? 'member' : 'non-member'
}

/** The rights of the viewer's tier. */
export function capabilitiesOf(viewer: Viewer): Capabilities {
  return CAPABILITIES[tierOf(viewer)]
}
