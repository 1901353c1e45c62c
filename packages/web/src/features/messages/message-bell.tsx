import { BellIcon } from '@zhushutong/ui/icon'
import './messages.css'

/** The link to the inbox in the header; a script adds the number of unread messages (MSG-03). */
export function MessageBell({ href }: { href: string }) {
  return (
    <a className="message-bell" href={href} rel="nofollow" aria-label="消息" data-bell="">
      <BellIcon size={18} />
      <b data-unread="" hidden />
    </a>
  )
}
