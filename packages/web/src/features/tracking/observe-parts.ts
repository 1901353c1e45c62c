// biome-ignore-all lint/plugin: the use of any marked part is recorded, also of parts without scripts.
const SELECTOR = '[data-track-view]'

/** A part counts as seen if half of it is visible, or if it fills half of the screen's height. */
const SEEN_SHARE = 0.5

/**
 * Calls `see` with the name of every marked part that comes into view, including parts added later. The
 * function returned by `see` is called when the part leaves the view or the page; `endAll` calls it for all
 * parts in view.
 */
export function observeParts(see: (name: string) => () => void): {
  readonly endAll: () => void
  readonly stop: () => void
} {
  const seen = new Map<Element, () => void>()
  const end = (part: Element) => {
    seen.get(part)?.()
    seen.delete(part)
  }
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const fills = rootBounds !== null && intersectionRect.height >= rootBounds.height * SEEN_SHARE
        const isSeen = isIntersecting && (intersectionRatio >= SEEN_SHARE || fills)
        const name = target instanceof HTMLElement ? target.dataset.trackView : undefined
        if (isSeen && name && !seen.has(target)) seen.set(target, see(name))
        if (!isSeen) end(target)
      }
    },
    { threshold: [0, SEEN_SHARE] },
  )
  const watched = new Set<Element>()
  const watch = () => {
    for (const part of document.querySelectorAll(SELECTOR)) {
      if (watched.has(part)) continue
      watched.add(part)
      views.observe(part)
    }
    for (const part of watched) {
      if (part.isConnected) continue
      watched.delete(part)
      views.unobserve(part)
      end(part)
    }
  }
  watch()
  const changes = new MutationObserver(watch)
  changes.observe(document.body, { childList: true, subtree: true })
  return {
    endAll: () => {
      for (const part of [...seen.keys()]) end(part)
    },
    stop: () => {
      changes.disconnect()
      views.disconnect()
    },
  }
}
