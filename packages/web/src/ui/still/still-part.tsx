'use client'

import { createElement } from 'react'
import { take } from './shelf'

const KEPT = { __html: '' }
const originals = new Map<string, Element>()

/** The parts as the HTML brought them, found before React changes anything. */
const collect = (id: string) => {
  if (originals.has(id)) return
  for (const part of document.querySelectorAll('[data-still]'))
    originals.set(part.getAttribute('data-still') ?? '', part)
}

/** Where React makes the page anew, because it found it other than expected, the part is filled again. */
const fill = (id: string) => (made: Element | null) => {
  const original = originals.get(id)
  if (!made || !original || made === original) return
  for (const { name, value } of original.attributes) made.setAttribute(name, value)
  made.innerHTML = original.innerHTML
}

/**
 * A part of the page that nothing moves in. On the server it is the element that was laid down for it; in the
 * browser it is only that element's tag, whose content React leaves as the HTML has it.
 */
export function StillPart({ id, tag }: { id: string; tag: string }) {
  if (typeof window === 'undefined') return take(id)
  collect(id)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React that the content is not its business.
  return createElement(tag, { ref: fill(id), dangerouslySetInnerHTML: KEPT, suppressHydrationWarning: true })
}
