import { Tag } from '@/ui/tag'
import type { NavLink, Tier } from './types'

const tiers: Record<Tier, { label: string; tone: 'gold' | 'blue' | 'neutral' }> = {
  svip: { label: 'SVIP', tone: 'gold' },
  addon: { label: '增值', tone: 'blue' },
  paid: { label: '付费', tone: 'neutral' },
}

/** One link of the shell, with what marks it: its tier, and that it leaves the portal. */
export function NavAnchor({ link: { href, label, tier, external } }: { link: NavLink }) {
  // Every page has dozens of these: the usual link carries no property that it does not need.
  if (!tier && !external) return <a href={href}>{label}</a>
  const away = external && { target: '_blank', rel: 'noopener' }
  return (
    <a href={href} {...away}>
      {label}
      {tier && <Tag tone={tiers[tier].tone}>{tiers[tier].label}</Tag>}
      {external && <span className="sr-only">（在新窗口打开）</span>}
    </a>
  )
}
