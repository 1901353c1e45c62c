/* The control that requested the next dialog. Not every browser focuses a clicked button, and the dialog
   may open later, once its scripts are loaded: the focus may have moved by then. */

let opener: HTMLElement | null = null

/** Stores the control that requests a dialog, for the next dialog to open. */
export function rememberOpener(control: HTMLElement | null): void {
  opener = control
}

/** Returns and clears the control that requested a dialog; default: the focused element. */
export function takeOpener(): HTMLElement | null {
  const remembered = opener
  opener = null
  if (remembered?.isConnected) return remembered
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
