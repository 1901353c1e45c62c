import { Tag } from '@zhushutong/ui/tag'
import type { NavLink, Tier } from './types'

const tiers: Record<Tier, { label: string; tone: 'gold' | 'blue' | 'neutral' }> = {
  svip: { label: 'SVIP', tone: 'gold' },
  addon: { label: '增值', tone: 'blue' },
  paid: { label: '付费', tone: 'neutral' },
}

/** A link of the shell, with its marks: membership tier, external link. */
export function NavAnchor({
  link: { href, label, tier, external, current, ownerSite, qualificationSite },
}: {
  link: NavLink
}) {
  // Every page has dozens of links: a plain link has no unnecessary attributes.
  if (current)
    return (
      <a href={href} aria-current="page" className="text-primary">
        {label}
      </a>
    )
  if (!tier && !external) return <a href={href}>{label}</a>
  const away = external && { target: '_blank', rel: 'noopener' }
  return (
    <a
      href={href}
      {...away}
      {...(ownerSite && { 'data-owner-site': href })}
      data-qualification-site={qualificationSite}
    >
      {label}
      {tier && <Tag tone={tiers[tier].tone}>{tiers[tier].label}</Tag>}
      {external && <span className="sr-only">（在新窗口打开）</span>}
    </a>
  )
}
