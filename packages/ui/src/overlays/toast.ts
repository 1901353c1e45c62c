import { createStore } from 'zustand/vanilla'

type ToastTone = 'info' | 'ok' | 'warn' | 'bad'
type ToastAction = { label: string; run: () => void }
export type ToastItem = { id: number; text: string; tone: ToastTone; action?: ToastAction }

let nextId = 1

/** The current messages; `Toaster` shows them. */
export const toasts = createStore<{ readonly items: readonly ToastItem[] }>(() => ({ items: [] }))

/**
 * Shows one line to the user from anywhere in the browser; `Toaster` removes it after a while. A visible
 * line is not shown, and read out, a second time: one failure may reach several parts of a page.
 */
export function toast(text: string, tone: ToastTone = 'info', action?: ToastAction): void {
  if (!action && toasts.getState().items.some((item) => item.text === text && item.tone === tone)) return
  const id = nextId++
  toasts.setState(({ items }) => ({ items: [...items, { id, text, tone, action }] }))
}

export function dismissToast(id: number): void {
  toasts.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
}
