/** Marks of a menu entry: what opens it. */
export type Tier = 'svip' | 'addon' | 'paid'

export type NavLink = {
  label: string
  href: string
  /** Leaves the portal: opens in a new window and says so. */
  external?: boolean
  tier?: Tier
}

export type LinkGroup = {
  title: string
  links: readonly NavLink[]
  /** Shown only where the bar of the header has no room for it. */
  smallOnly?: boolean
}

/** A QR code to scan; `src` is the address of its image, loaded only when it is looked at. */
export type QrLink = { label: string; src: string; note: string }

/** A tab of a bar under the header (SHL-01). */
export type TabLink = { label: string; href: string; badge?: string; current?: boolean }

/** Who looks at the page, as far as the shell shows it. */
export type Visitor =
  | { kind: 'guest'; loginHref: string }
  | {
      kind: 'member'
      name: string
      /** Address of the head image, if there is one. */
      image?: string
      /** The membership's short name: 建筑管家 SVIP. */
      membership?: string
      links: readonly NavLink[]
    }
