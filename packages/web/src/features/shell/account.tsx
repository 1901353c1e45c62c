import { ChevronDownIcon, UserIcon } from '@zhushutong/ui/icon'
import { Popover } from '@zhushutong/ui/overlays/popover'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { NavAnchor } from './nav-anchor'
import type { Visitor } from './types'

function Face({ image }: { image?: string }) {
  return image ? (
    // biome-ignore lint/performance/noImgElement: a 28 px head image from the gateway needs no optimiser.
    <img src={image} alt="" width={28} height={28} className="size-7 rounded-full border border-line" />
  ) : (
    <span className="grid size-7 place-items-center rounded-full bg-primary-soft text-primary">
      <UserIcon />
    </span>
  )
}

/**
 * 登录 / 注册 for visitors, the account menu for users. `actions` are the last entries of the menu (退出登录).
 */
export function Account({ visitor, actions }: { visitor: Visitor; actions?: ReactNode }) {
  if (visitor.kind === 'guest') {
    return (
      <DialogLinkButton
        href={visitor.loginHref}
        rel="nofollow"
        dialog={{ name: 'login' }}
        className="max-md:px-3"
      >
        <span>
          登录<span className="max-md:sr-only"> / 注册</span>
        </span>
      </DialogLinkButton>
    )
  }
  return (
    <Popover
      className="group"
      label={`我的账号：${visitor.name}`}
      triggerClass="flex items-center gap-2 rounded-2 py-1 hover:text-primary"
      panelClass="account-panel"
      trigger={
        <>
          <Face image={visitor.image} />
          <span className="hidden max-w-24 truncate lg:inline">{visitor.name}</span>
          <ChevronDownIcon className="hidden transition-transform group-has-[:popover-open]:rotate-180 lg:inline" />
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-2 pt-1 pb-2">
        {visitor.name !== visitor.role && <span className="truncate font-semibold">{visitor.name}</span>}
        <Tag tone={visitor.isPaying ? 'gold' : 'neutral'}>{visitor.role}</Tag>
      </div>
      <ul className="account-links py-1">
        {visitor.links.map((link) => (
          <li key={link.label}>
            <NavAnchor link={link} />
          </li>
        ))}
      </ul>
      {actions && <div className="border-t border-line pt-1">{actions}</div>}
    </Popover>
  )
}
