import { createStore } from 'zustand/vanilla'

export type ToastTone = 'info' | 'ok' | 'warn' | 'bad'
/** What can be done about what was said, such as 撤销. */
export type ToastAction = { label: string; run: () => void }
export type ToastItem = { id: number; text: string; tone: ToastTone; action?: ToastAction }

let nextId = 1

/** What is being said; `Toaster` shows it. */
export const toasts = createStore<{ readonly items: readonly ToastItem[] }>(() => ({ items: [] }))

/** Says one line to the user from anywhere in the browser; `Toaster` takes it back in time. */
export const toast = (text: string, tone: ToastTone = 'info', action?: ToastAction): void => {
  const id = nextId++
  toasts.setState(({ items }) => ({ items: [...items, { id, text, tone, action }] }))
}

/** Takes back what was said. */
export const untoast = (id: number): void =>
  toasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
