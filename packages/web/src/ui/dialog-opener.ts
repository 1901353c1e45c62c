/*
 * What asked for the dialog that comes next. Not every browser focuses a button that is pressed, and the dialog may
 * come late, once its scripts are loaded: by then the focus can be anywhere.
 */

let opener: HTMLElement | null = null

/** Remembers the control that asks for a dialog, for the dialog that opens next. */
export const rememberOpener = (target: EventTarget | null): void => {
  opener = target instanceof Element ? target.closest<HTMLElement>('a, button, input, select') : null
}

/** The control that asked for a dialog, once; what has the focus where nobody said. */
export const takeOpener = (): HTMLElement | null => {
  const remembered = opener
  opener = null
  if (remembered?.isConnected) return remembered
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
