import type { BannerItem } from '@zhushutong/domain/portal/shell'
import type { ReactNode } from 'react'
import { buildClickAddress } from '../click-address'

/** A link of a pop-up; its click is recorded (SHL-10). Without an address, only the content is rendered. */
export function PopupLink({
  content,
  className,
  onFollow,
  children,
}: {
  content: BannerItem
  className?: string
  onFollow: () => void
  children: ReactNode
}) {
  const { link } = content
  if (link === null) return <span className={className}>{children}</span>
  const isOutside = !link.startsWith('/')
  return (
    <a
      className={className}
      href={link}
      ping={buildClickAddress(content)}
      onClick={onFollow}
      {...(isOutside && { target: '_blank', rel: 'noopener nofollow' })}
    >
      {children}
    </a>
  )
}
