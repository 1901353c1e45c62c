import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the document while the component is mounted. */
export function useDocumentEvent<K extends keyof DocumentEventMap>(
  name: K,
  listener: (event: DocumentEventMap[K]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: DocumentEventMap[K]) => onEvent(event)
    document.addEventListener(name, listen)
    return () => document.removeEventListener(name, listen)
  }, [name])
}

/** Listens to an event of the window while the component is mounted; without delaying the scroll. */
export function useWindowEvent<K extends keyof WindowEventMap>(
  name: K,
  listener: (event: WindowEventMap[K]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: WindowEventMap[K]) => onEvent(event)
    addEventListener(name, listen, { passive: true })
    return () => removeEventListener(name, listen)
  }, [name])
}
