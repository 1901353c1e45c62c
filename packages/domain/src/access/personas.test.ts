import { describe, expect, it } from 'vitest'
import { aViewer, PERSONAS, type Persona, viewerAs } from '../testing'
import {
  ADD_ONS,
  type AddOn,
  fieldAccess,
  findMissingRequirement,
  isMember,
  meetsRequirement,
  type Opening,
  ownerSiteDialog,
  paginationDialog,
  type Requirement,
  roleOf,
  searchDialog,
  shortcutDialog,
  type Tier,
  TOOL_ADD_ONS,
  tierOf,
  toolDialog,
  upgradeDialog,
  type Viewer,
} from './index'
import { type Role, rolesOf } from './roles'

const REQUIREMENTS: readonly Requirement[] = ['none', 'login', 'svip', 'owner_lookup', ...ADD_ONS]

interface Expected {
  readonly roles: readonly Role[]
  readonly tier: Tier
  /** The requirements that the persona meets, besides 'none'. */
  readonly holds: readonly Opening[]
}

const withAddOn = (addOn: AddOn): Expected => ({ roles: ['add-on'], tier: 'member', holds: ['login', addOn] })
const NOTHING: Expected = { roles: ['non-member'], tier: 'non-member', holds: ['login'] }
const ENTERPRISE: Expected = { roles: ['enterprise', 'svip'], tier: 'member', holds: ['login', 'svip'] }

/** Every persona is declared once; the loops below check each against every capability. */
const EXPECTED: Readonly<Record<Persona, Expected>> = {
  visitor: { roles: ['visitor'], tier: 'visitor', holds: [] },
  'non-member': NOTHING,
  svip: { roles: ['svip'], tier: 'member', holds: ['login', 'svip'] },
  'expired-svip': NOTHING,
  staff_vacancy: withAddOn('staff_vacancy'),
  company_dynamic: withAddOn('company_dynamic'),
  company_outnews: withAddOn('company_outnews'),
  company_qualification_expire: withAddOn('company_qualification_expire'),
  company_anxu_expire: withAddOn('company_anxu_expire'),
  'owner-lookup': { roles: ['owner-lookup'], tier: 'member', holds: ['login', 'owner_lookup'] },
  enterprise: ENTERPRISE,
  'enterprise-child': ENTERPRISE,
}

describe.each(PERSONAS)('%s', (persona) => {
  const viewer = viewerAs(persona)
  const expected = EXPECTED[persona]
  const isVisitor = persona === 'visitor'
  const isSvip = expected.holds.includes('svip')
  const next = (requirement: Opening): Opening | null => {
    if (expected.holds.includes(requirement)) return null
    return isVisitor ? 'login' : requirement
  }

  it('ACC-01 has its roles, the most important first', () => {
    expect(rolesOf(viewer)).toEqual(expected.roles)
    expect(roleOf(viewer)).toBe(expected.roles[0])
    expect(isMember(viewer)).toBe(isSvip)
  })

  it.each(REQUIREMENTS)(
    'ACC-01 ACC-02 a requirement of %s is met, or names what the viewer needs',
    (requirement) => {
      const opensBy = requirement === 'none' ? null : next(requirement)
      expect(findMissingRequirement(viewer, requirement)).toBe(opensBy)
      expect(meetsRequirement(viewer, requirement)).toBe(opensBy === null)
      for (const below of ['masked', 'locked'] as const) {
        expect(fieldAccess(viewer, requirement, below)).toEqual(
          opensBy === null ? { state: 'visible' } : { state: below, opensBy },
        )
      }
    },
  )

  it('ACC-05 each tool opens only for holders of its own add-on', () => {
    const tools = Object.keys(TOOL_ADD_ONS) as (keyof typeof TOOL_ADD_ONS)[]
    const open = tools.filter((tool) => toolDialog(viewer, tool) === null)
    expect(open.map((tool) => TOOL_ADD_ONS[tool])).toEqual(
      Object.values(TOOL_ADD_ONS).filter((addOn) => addOn === persona),
    )
    for (const tool of tools) {
      if (!open.includes(tool)) expect(toolDialog(viewer, tool)).toBe('service-guide')
    }
  })

  it('ACC-06 shortcut and upgrade: login for visitors, the membership guide for others', () => {
    expect(upgradeDialog(viewer)).toBe(isVisitor ? 'login' : 'membership-guide')
    expect(shortcutDialog(viewer)).toBe(isSvip ? null : isVisitor ? 'login' : 'membership-guide')
  })

  it('ACC-08 the owner-lookup site: login, the tip, or the confirmation', () => {
    const dialogs: Partial<Record<Persona, string>> = {
      visitor: 'login',
      'owner-lookup': 'owner-site-confirm',
    }
    expect(ownerSiteDialog(viewer)).toBe(dialogs[persona] ?? 'owner-membership-tip')
  })

  it('ACC-10 ACC-11 paging on a detail route and searching from the drawer need a login', () => {
    expect(paginationDialog(viewer, { detail: true })).toBe(isVisitor ? 'login' : null)
    expect(paginationDialog(viewer, { detail: false })).toBeNull()
    expect(searchDialog(viewer)).toBe(isVisitor ? 'login' : null)
  })
})

describe('beyond the personas', () => {
  it('AI-06 whoever is not logged in gets the login before the assistant', () => {
    expect(upgradeDialog(aViewer({ loggedIn: false }))).toBe('login')
    expect(upgradeDialog(aViewer({ loggedIn: true }))).not.toBe('login')
  })

  it('ACC-01 a membership without a login opens nothing', () => {
    const ghost: Viewer = {
      loggedIn: false,
      svip: true,
      enterprise: true,
      ownerLookup: true,
      addOns: ADD_ONS,
    }
    for (const requirement of REQUIREMENTS) {
      expect(findMissingRequirement(ghost, requirement)).toBe(requirement === 'none' ? null : 'login')
    }
    expect(isMember(ghost)).toBe(false)
    expect(rolesOf(ghost)).toEqual(['visitor'])
    expect(tierOf(ghost)).toBe('visitor')
    expect(shortcutDialog(ghost)).toBe('login')
    expect(upgradeDialog(ghost)).toBe('login')
    expect(ownerSiteDialog(ghost)).toBe('login')
    expect(toolDialog(ghost, 'renyuans')).toBe('service-guide')
  })
})
