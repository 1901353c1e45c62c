/** The five add-on services. */
export const ADD_ONS = [
  'staff_vacancy',
  'company_dynamic',
  'company_outnews',
  'company_qualification_expire',
  'company_anxu_expire',
] as const
export type AddOn = (typeof ADD_ONS)[number]

/**
 * The current user as access control sees them (ACC-01).
 * Derived once per request from the member info; a visitor has no memberships.
 */
export interface Viewer {
  readonly loggedIn: boolean
  readonly svip: boolean
  readonly addOns: readonly AddOn[]
  /** The owner-lookup SVIP (analysis_vip). */
  readonly ownerLookup: boolean
  /** Enterprise VIP with shared accounts. */
  readonly enterprise: boolean
}

export const VISITOR: Viewer = {
  loggedIn: false,
  svip: false,
  addOns: [],
  ownerLookup: false,
  enterprise: false,
}

/** The key to closed content: a login, or one of the memberships. */
export type Opening = 'login' | 'svip' | 'owner_lookup' | AddOn

/** The requirement for reading a field: nothing, a login, or a membership. */
export type Requirement = 'none' | Opening

/** The state of a field for a viewer (ACC-02). `opensBy` is the login or membership that the prompt offers. */
export type FieldAccess =
  | { readonly state: 'visible' }
  | { readonly state: 'masked' | 'locked'; readonly opensBy: Opening }
