import { createStore } from 'zustand/vanilla'

/** The modal dialogs of the page that are open, the uppermost last. */
export const openDialogs = createStore<{ readonly elements: readonly HTMLDialogElement[] }>(() => ({
  elements: [],
}))

/** Opens a dialog above the page and all others; returns the function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  openDialogs.setState(({ elements }) => ({ elements: [...elements, dialog] }))
  return () => {
    dialog.close()
    openDialogs.setState(({ elements }) => ({ elements: elements.filter((other) => other !== dialog) }))
  }
}
