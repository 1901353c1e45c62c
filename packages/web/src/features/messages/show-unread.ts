import { formatUnread } from '@zhushutong/domain/messages'

/** Shows the number of unread messages beside the bell (MSG-03). */
export function showUnread(unread: number): void {
  const bell = document.querySelector<HTMLElement>('[data-bell]')
  const mark = bell?.querySelector<HTMLElement>('[data-unread]')
  if (!bell || !mark) return
  const text = formatUnread(unread)
  mark.textContent = text ?? ''
  mark.hidden = text === null
  bell.setAttribute('aria-label', text === null ? '消息' : `消息，${text} 条未读`)
}
