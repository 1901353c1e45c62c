import type { ShellAction } from '@zhushutong/domain/errors'

const NAME = 'portal:shell-action'

/** Tells the page what a call's failure asks of it (ERR-02 to ERR-06). */
export const emitShellAction = (action: ShellAction): void => {
  document.dispatchEvent(new CustomEvent(NAME, { detail: action }))
}

/** Follows what calls ask of the page; returns the way to stop. */
export const onShellAction = (listener: (action: ShellAction) => void): (() => void) => {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as ShellAction)
  }
  document.addEventListener(NAME, hear)
  return () => document.removeEventListener(NAME, hear)
}
