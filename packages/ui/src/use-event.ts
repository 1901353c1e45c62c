import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the document while the component is mounted. */
export function useDocumentEvent<K extends keyof DocumentEventMap>(
  name: K,
  listener: (event: DocumentEventMap[K]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: DocumentEventMap[K]) => onEvent(event)
    // biome-ignore lint/plugin: the only subscription to the document.
    document.addEventListener(name, listen)
    return () => document.removeEventListener(name, listen)
  }, [name])
}

/** Listens to an event of the window while the component is mounted; with `capture` also to events of its boxes. */
export function useWindowEvent<K extends keyof WindowEventMap>(
  name: K,
  listener: (event: WindowEventMap[K]) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[K]) => onEvent(event)
    // biome-ignore lint/plugin: the only subscription to the window.
    addEventListener(name, listen, { passive: true, capture })
    return () => removeEventListener(name, listen, { capture })
  }, [name, capture])
}
