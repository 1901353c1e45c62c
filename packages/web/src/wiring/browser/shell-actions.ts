import type { ShellAction } from '@zhushutong/domain/portal/errors'

const NAME = 'portal:shell-action'

/** Notifies the page about a failed call (ERR-02 to ERR-06). */
export function emitShellAction(action: ShellAction): void {
  document.dispatchEvent(new CustomEvent(NAME, { detail: action }))
}

/** Subscribes to notifications of failed calls; returns the unsubscribe function. */
export function onShellAction(listener: (action: ShellAction) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as ShellAction)
  }
  document.addEventListener(NAME, hear)
  return () => document.removeEventListener(NAME, hear)
}
