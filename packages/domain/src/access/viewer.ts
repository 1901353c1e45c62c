/** The five add-on services (P 3, ACC-01). */
export const ADD_ONS = [
  'staff_vacancy',
  'company_dynamic',
  'company_outnews',
  'company_qualification_expire',
  'company_anxu_expire',
] as const
export type AddOn = (typeof ADD_ONS)[number]

/**
 * What is known of the person who asks, as far as access is concerned (ACC-01).
 * Derived once per request from the member info; a visitor holds nothing.
 */
export interface Viewer {
  readonly loggedIn: boolean
  readonly svip: boolean
  readonly addOns: readonly AddOn[]
  /** Holds the owner-lookup SVIP (analysis_vip). */
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

/** What a person must get before a closed thing opens: a login, or one of the memberships. */
export type Opening = 'login' | 'svip' | 'owner_lookup' | AddOn

/** What a field asks of its reader: nothing, a login, or a membership. */
export type Requirement = 'none' | Opening

/** How a field looks to a viewer (ACC-02). `opensBy` says what the prompt must offer. */
export type FieldAccess =
  | { readonly state: 'visible' }
  | { readonly state: 'masked' | 'locked'; readonly opensBy: Opening }
