import { Tag } from '@/ui/tag'
import type { NavLink, Tier } from './types'

const tiers: Record<Tier, { label: string; tone: 'gold' | 'blue' | 'neutral' }> = {
  svip: { label: 'SVIP', tone: 'gold' },
  addon: { label: '增值', tone: 'blue' },
  paid: { label: '付费', tone: 'neutral' },
}

/** One link of the shell, with what marks it: its tier, and that it leaves the portal. */
export function NavAnchor({ link, className }: { link: NavLink; className?: string }) {
  const tier = link.tier && tiers[link.tier]
  return (
    <a
      href={link.href}
      className={className}
      target={link.external ? '_blank' : undefined}
      rel={link.external ? 'noopener' : undefined}
    >
      {link.label}
      {tier && <Tag tone={tier.tone}>{tier.label}</Tag>}
      {link.external && <span className="sr-only">（在新窗口打开）</span>}
    </a>
  )
}
