import { createStore } from 'zustand/vanilla'

/** How long a toast stays, in ms (UIX-01). */
export const TOAST_MS = 1500

export type ToastTone = 'info' | 'ok' | 'warn' | 'bad'
export type ToastItem = { id: number; text: string; tone: ToastTone }

let nextId = 1

/** What is being said; `Toaster` shows it. */
export const toasts = createStore<{ readonly items: readonly ToastItem[] }>(() => ({ items: [] }))

/** Says one line to the user from anywhere in the browser. */
export const toast = (text: string, tone: ToastTone = 'info'): void => {
  const id = nextId++
  toasts.setState(({ items }) => ({ items: [...items, { id, text, tone }] }))
  setTimeout(
    () => toasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) })),
    TOAST_MS,
  )
}
