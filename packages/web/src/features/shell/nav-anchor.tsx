import { Tag } from '@zhushutong/ui/tag'
import type { DialogRequest } from '@/triggers/dialog-request'
import { DialogLink } from '@/triggers/dialog-trigger'
import type { NavLink, Tier } from './types'

const tiers: Record<Tier, { label: string; tone: 'gold' | 'blue' | 'neutral' }> = {
  svip: { label: 'SVIP', tone: 'gold' },
  addon: { label: '增值', tone: 'blue' },
  paid: { label: '付费', tone: 'neutral' },
}

/** The dialog in front of another site: the owner look-up or the qualification service (ACC-13, ACC-14). */
const findSiteDialog = (
  href: string,
  ownerSite: boolean | undefined,
  qualificationSite: string | undefined,
): DialogRequest | null => {
  if (ownerSite) return { name: 'owner-site', href }
  return qualificationSite === undefined ? null : { name: 'qualification-site', href: qualificationSite }
}

/** A link of the shell, with its marks: membership tier, external link. */
export function NavAnchor({
  link: { href, label, tier, external, ownerSite, qualificationSite },
}: {
  link: NavLink
}) {
  // Every page has dozens of links: a plain link has no unnecessary attributes.
  if (!tier && !external) return <a href={href}>{label}</a>
  const away = external && { target: '_blank', rel: 'noopener' }
  const content = (
    <>
      {label}
      {tier && <Tag tone={tiers[tier].tone}>{tiers[tier].label}</Tag>}
      {external && <span className="sr-only">（在新窗口打开）</span>}
    </>
  )
  const dialog = findSiteDialog(href, ownerSite, qualificationSite)
  return dialog ? (
    <DialogLink href={href} {...away} dialog={dialog}>
      {content}
    </DialogLink>
  ) : (
    <a href={href} {...away}>
      {content}
    </a>
  )
}
