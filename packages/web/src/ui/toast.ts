/** How long a toast stays, in ms (UIX-01). */
export const TOAST_MS = 1500

export type ToastTone = 'info' | 'ok' | 'warn' | 'bad'
export type ToastItem = { id: number; text: string; tone: ToastTone }

let items: readonly ToastItem[] = []
let nextId = 1
const listeners = new Set<() => void>()

const change = (next: readonly ToastItem[]) => {
  items = next
  for (const listener of listeners) listener()
}

/** Says one line to the user from anywhere in the browser; `Toaster` shows it. */
export const toast = (text: string, tone: ToastTone = 'info'): void => {
  const id = nextId++
  change([...items, { id, text, tone }])
  setTimeout(() => change(items.filter((item) => item.id !== id)), TOAST_MS)
}

export const toasts = {
  current: () => items,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
