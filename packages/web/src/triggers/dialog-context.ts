'use client'

import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { createContext, useContext } from 'react'
import type { DialogRequest } from './dialog-request'

export interface Dialogs {
  readonly viewer: Viewer
  /**
   * Opens a dialog once its code is loaded; a visitor logs in first where the dialog needs it (ACC-06, PAY-01).
   * False if this viewer follows the opener's link instead. `opener` gets the focus back at the end.
   */
  readonly open: (request: DialogRequest, opener?: HTMLElement) => boolean
  /** Opens a dialog without a click, unless another one is open. */
  readonly offer: (request: DialogRequest) => void
}

/** Outside a page with dialogs, links are plain links. */
export const DialogContext = createContext<Dialogs>({
  viewer: VISITOR,
  open: () => false,
  offer: () => undefined,
})

export const useDialogs = (): Dialogs => useContext(DialogContext)
