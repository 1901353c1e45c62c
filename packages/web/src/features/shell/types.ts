/** The access that a menu entry needs, shown as a mark. */
export type Tier = 'svip' | 'addon' | 'paid'

export type NavLink = {
  label: string
  href: string
  /** True for an external link, opened in a new window and marked as such. */
  external?: boolean
  tier?: Tier
  /** True for the owner-lookup site: a question is asked first (ACC-08). */
  ownerSite?: boolean
  /** The qualification site's page for users with access; `href` is its login (ACC-14). */
  qualificationSite?: string
}

export type LinkGroup = {
  title: string
  links: readonly NavLink[]
  /** True for the first level of sixteen entries (SHL-07). */
  isLead?: boolean
  /** True if shown only on screens whose header has no room for it. */
  smallOnly?: boolean
}

/** A QR code to scan; `src` is the address of its image, loaded when shown. */
export type QrLink = { label: string; src: string; note: string }

/** A tab of a bar under the header (SHL-01). */
export type TabLink = {
  label: string
  href: string
  badge?: string
  current?: boolean
  /** The address that a plain click opens after a short delay, instead of `href` (NAV-15). */
  opens?: string
}

/** The user data shown by the shell. */
export type Visitor =
  | { kind: 'guest'; loginHref: string }
  | {
      kind: 'member'
      name: string
      image?: string
      /** The role's short name: 建筑管家 SVIP, 普通用户. */
      role: string
      /** True for holders of a membership or an add-on. */
      isPaying: boolean
      links: readonly NavLink[]
    }

export interface SiteList {
  readonly main: string
  /** The reader's presumed city; null if it has no site. */
  readonly here: string | null
  readonly sites: ReadonlyArray<{ readonly label: string; readonly href: string }>
}
