/** Marks of a menu entry: what opens it. */
export type Tier = 'svip' | 'addon' | 'paid'

export type NavLink = {
  label: string
  href: string
  /** Leads to the section of the page. */
  current?: boolean
  /** An external link: opens in a new window and says so. */
  external?: boolean
  tier?: Tier
  /** The owner-lookup site: a question comes first (ACC-08). */
  ownerSite?: boolean
  /** The page of the qualification site for those who may enter; `href` is its login (ACC-14). */
  qualificationSite?: string
}

export type LinkGroup = {
  title: string
  links: readonly NavLink[]
  /** Of the first level: the sixteen entries (SHL-07). */
  isLead?: boolean
  /** Shown only if the bar of the header has no room for it. */
  smallOnly?: boolean
}

/** A QR code to scan; `src` is the address of its image, loaded when it is shown. */
export type QrLink = { label: string; src: string; note: string }

/** A tab of a bar under the header (SHL-01). */
export type TabLink = {
  label: string
  href: string
  badge?: string
  current?: boolean
  /** What a plain click opens in place of `href`, a moment later (NAV-15). */
  opens?: string
}

/** The user of the page, as far as the shell shows it. */
export type Visitor =
  | { kind: 'guest'; loginHref: string }
  | {
      kind: 'member'
      name: string
      /** Address of the head image, if there is one. */
      image?: string
      /** The role's short name: 建筑管家 SVIP, 普通用户. */
      role: string
      /** Holds a membership or an add-on. */
      isPaying: boolean
      links: readonly NavLink[]
    }

/** The sites to change to. */
export interface SiteList {
  /** The main site. */
  readonly main: string
  /** The city where the reader seems to be; null if it has no site. */
  readonly here: string | null
  readonly sites: ReadonlyArray<{ readonly label: string; readonly href: string }>
}
