import { describe, expect, it } from 'vitest'
import {
  ADD_ONS,
  addOnTooltip,
  CAPABILITIES,
  capabilitiesOf,
  expiryTooltip,
  fieldAccess,
  listLinkOpening,
  openingFor,
  pageRequirement,
  paginationDialog,
  promptFor,
  ROLE_NAMES,
  roleOf,
  rolesOf,
  searchDialog,
  shortcutDialog,
  TOOL_ADD_ONS,
  tierOf,
  toolDialog,
  USER_ROLE,
  upgradeDialog,
  VIP_TYPE,
  VISITOR,
  type Viewer,
} from './index'

const person = (held: Partial<Viewer> = {}): Viewer => ({ ...VISITOR, loggedIn: true, ...held })
const plain = person()
const svip = person({ svip: true })
const enterprise = person({ enterprise: true })
const owner = person({ ownerLookup: true })

describe('field access', () => {
  it('ACC-01 a field that asks nothing is visible to everyone', () => {
    for (const viewer of [VISITOR, plain, svip]) {
      expect(fieldAccess(viewer, 'none', 'locked')).toEqual({ state: 'visible' })
    }
  })

  it('ACC-02 a visitor is sent to the login first, whatever the field asks', () => {
    for (const requirement of ['login', 'svip', 'owner_lookup', ...ADD_ONS] as const) {
      expect(fieldAccess(VISITOR, requirement, 'masked')).toEqual({ state: 'masked', opensBy: 'login' })
    }
  })

  it('ACC-02 a logged-in person without the membership is told which one opens it', () => {
    for (const requirement of ['svip', 'owner_lookup', ...ADD_ONS] as const) {
      expect(fieldAccess(plain, requirement, 'locked')).toEqual({ state: 'locked', opensBy: requirement })
    }
    expect(fieldAccess(plain, 'login', 'locked')).toEqual({ state: 'visible' })
  })

  it('ACC-01 the SVIP fields open to SVIP and to enterprise VIP, not to add-on or owner-lookup holders', () => {
    expect(fieldAccess(svip, 'svip', 'masked').state).toBe('visible')
    expect(fieldAccess(enterprise, 'svip', 'masked').state).toBe('visible')
    expect(fieldAccess(owner, 'svip', 'masked').state).toBe('masked')
    expect(fieldAccess(person({ addOns: ADD_ONS }), 'svip', 'masked').state).toBe('masked')
  })

  it('ACC-01 each add-on opens its own fields and no other', () => {
    for (const held of ADD_ONS) {
      for (const asked of ADD_ONS) {
        expect(openingFor(person({ addOns: [held] }), asked)).toBe(held === asked ? null : asked)
      }
    }
    expect(openingFor(owner, 'owner_lookup')).toBeNull()
    expect(openingFor(svip, 'owner_lookup')).toBe('owner_lookup')
  })

  it('ACC-01 a membership without a login opens nothing', () => {
    const ghost: Viewer = {
      loggedIn: false,
      svip: true,
      enterprise: true,
      ownerLookup: true,
      addOns: ADD_ONS,
    }
    for (const requirement of ['svip', 'owner_lookup', 'staff_vacancy'] as const) {
      expect(openingFor(ghost, requirement)).toBe('login')
    }
    expect(shortcutDialog(ghost)).toBe('login')
    expect(tierOf(ghost)).toBe('visitor')
  })
})

describe('roles', () => {
  it('ACC-01 every role is recognised, and the weightiest is shown', () => {
    expect([VISITOR, plain, svip, enterprise, owner].map(roleOf)).toEqual([
      'visitor',
      'non-member',
      'svip',
      'enterprise',
      'owner-lookup',
    ])
    expect(rolesOf(person({ svip: true, addOns: ['staff_vacancy'], ownerLookup: true }))).toEqual([
      'svip',
      'add-on',
      'owner-lookup',
    ])
    for (const addOn of ADD_ONS) expect(roleOf(person({ addOns: [addOn] }))).toBe('add-on')
    expect(ROLE_NAMES[roleOf(svip)]).toBe('建筑管家 SVIP')
  })

  it('ACC-02 the capability matrix by tier', () => {
    expect(
      [VISITOR, plain, svip, enterprise, owner, person({ addOns: ['staff_vacancy'] })].map(tierOf),
    ).toEqual(['visitor', 'non-member', 'member', 'member', 'member', 'member'])
    expect(capabilitiesOf(VISITOR)).toEqual({
      browse: 'limited',
      search: 'login-needed',
      maskedContent: 'login-prompt',
    })
    expect(capabilitiesOf(plain).maskedContent).toBe('upgrade-prompt')
    expect(capabilitiesOf(plain).search).toBe('masked')
    expect(CAPABILITIES.member).toEqual({ browse: 'limited', search: 'by-tier', maskedContent: 'visible' })
  })

  it('ACC-12 USER_ROLE and VIP_TYPE', () => {
    expect(USER_ROLE).toEqual({ personal: 'C_VIP', company: 'C_VIP', combinedChild: 'CWEB_COMBINE_CHILD' })
    expect(VIP_TYPE).toEqual({ personal: 1, company: 2, staffVacancy: 3, companyDynamic: 4, commonUser: 5 })
  })
})

describe('gates', () => {
  it('ACC-03 directive 1 needs a login, directive 2 a membership too', () => {
    expect([VISITOR, plain, svip].map((v) => listLinkOpening(v, 1))).toEqual(['login', null, null])
    expect([VISITOR, plain, svip, enterprise].map((v) => listLinkOpening(v, 2))).toEqual([
      'login',
      'svip',
      null,
      null,
    ])
  })

  it('ACC-04 on proposed-project and land pages membership alone is enough', () => {
    for (const path of [
      '/nijian/',
      '/nijian/a1_2.html',
      '/tdcr/',
      '/ydys/',
      '/jsyd/',
      '/jsgcghxk/',
      '/hjpg/',
    ]) {
      expect(openingFor(svip, pageRequirement(path))).toBeNull()
      expect(openingFor(plain, pageRequirement(path))).toBe('svip')
      expect(openingFor(VISITOR, pageRequirement(path))).toBe('login')
    }
    for (const path of ['/', '/qiye/', '/nijianx/', '/qiye/nijian/'])
      expect(pageRequirement(path)).toBe('none')
  })

  it('ACC-05 a tool opens to the holder of its add-on; everyone else sees the guide', () => {
    for (const [tool, addOn] of Object.entries(TOOL_ADD_ONS)) {
      const key = tool as keyof typeof TOOL_ADD_ONS
      expect(toolDialog(person({ addOns: [addOn] }), key)).toBeNull()
      expect(toolDialog(person({ addOns: ADD_ONS.filter((a) => a !== addOn) }), key)).toBe('service-guide')
      for (const viewer of [VISITOR, plain, svip]) expect(toolDialog(viewer, key)).toBe('service-guide')
    }
    expect(TOOL_ADD_ONS.renyuans).toBe('staff_vacancy')
  })

  it('ACC-06 shortcut and upgrade: login for visitors, the membership guide for non-members', () => {
    expect([VISITOR, plain, owner, svip, enterprise].map(shortcutDialog)).toEqual([
      'login',
      'membership-guide',
      'membership-guide',
      null,
      null,
    ])
    expect([VISITOR, plain, svip].map(upgradeDialog)).toEqual([
      'login',
      'membership-guide',
      'membership-guide',
    ])
  })

  it('ACC-07 add-on tooltips are off for holders and lead others to svip.html', () => {
    expect(addOnTooltip(person({ addOns: ['company_dynamic'] }), 'company_dynamic')).toEqual({
      enabled: false,
    })
    expect(addOnTooltip(svip, 'company_dynamic')).toMatchObject({ enabled: true, href: '/svip.html' })
  })

  it('ACC-07 an expiry date is readable by all and offers the upgrade to those without the service', () => {
    const holder = person({ addOns: ['company_anxu_expire'] })
    expect(expiryTooltip(holder, 'company_anxu_expire', '2027-01-31')).toEqual({
      text: '有效期至 2027-01-31',
      upgrade: false,
    })
    const other = expiryTooltip(holder, 'company_qualification_expire', '2027-01-31')
    expect(other.upgrade).toBe(true)
    expect(other.text).toContain('2027-01-31')
  })

  it('ACC-10 turning pages on a detail route asks visitors to log in', () => {
    expect(paginationDialog(VISITOR, { detail: true })).toBe('login')
    expect(paginationDialog(VISITOR, { detail: false })).toBeNull()
    expect(paginationDialog(plain, { detail: true })).toBeNull()
  })

  it('ACC-11 the search drawer asks visitors to log in', () => {
    expect(searchDialog(VISITOR)).toBe('login')
    expect(searchDialog(plain)).toBeNull()
  })

  it('ACC-02 each opening has a prompt of its own with an action', () => {
    const prompts = (['login', 'svip', 'owner_lookup', ...ADD_ONS] as const).map(promptFor)
    expect(new Set(prompts.map((p) => p.text)).size).toBe(prompts.length)
    expect(promptFor('login').action).toEqual({ dialog: 'login' })
    expect(promptFor('svip').action).toEqual({ dialog: 'membership-guide' })
    expect(promptFor('staff_vacancy').action).toEqual({ href: '/svip.html' })
  })
})
