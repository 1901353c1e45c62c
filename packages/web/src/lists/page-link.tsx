'use client'

import { isPlainClick } from '@zhushutong/ui/plain-click'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, useTransition } from 'react'

/**
 * A link to another page of the same list: only the list is loaded anew. next/link would do the same with 2 KB more
 * on every visitor's list.
 */
export function PageLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    startTransition(() => router.push(href))
  }
  return <a href={href} onClick={open} aria-busy={isPending || undefined} {...rest} />
}
