import { runMachine } from '../machine'
import type { Clock } from '../session'
import {
  BOTTOM_FOLD_CLOSED,
  type BottomFoldEffect,
  type BottomFoldEvent,
  type BottomFoldState,
  bottomFoldStep,
} from './bottom-fold.machine'
import { dialogStep } from './dialogs.machine'
import {
  type DialogEffect,
  type DialogEvent,
  type DialogState,
  NO_DIALOG,
  type PopupDialog,
  type Remember,
  type RequestedDialog,
} from './dialogs.state'
import type { PopupPage } from './home-modal'
import {
  mergePopupMemories,
  POPUPS_KEY,
  type PopupMemory,
  parsePopupMemory,
  serialisePopupMemory,
} from './memory'
import type { KeyValueStore } from './popups.ports'

export interface PopupListeners {
  readonly onDialog: (state: DialogState) => void
  readonly onBottomFold: (state: BottomFoldState) => void
}

export interface PopupFlow {
  readonly dialog: () => DialogState
  readonly bottomFold: () => BottomFoldState
  readonly enter: (page: PopupPage) => void
  readonly request: (dialog: RequestedDialog) => void
  readonly close: (popup: PopupDialog | 'bottom-fold') => void
}

/**
 * Runs all popups over their ports (POP-01 to POP-05): runs both machines and stores their marks. The store is read
 * again each time, since another window may have written to it; if it cannot be written, the marks are kept in memory
 * until the page unloads.
 */
export function popupFlow(store: KeyValueStore, clock: Clock) {
  return (listeners: PopupListeners): PopupFlow => {
    let own: PopupMemory = {}

    const memory = (): PopupMemory => mergePopupMemories(parsePopupMemory(store.get(POPUPS_KEY)), own)
    const known = () => ({ memory: memory(), now: clock.now() })

    const remember = ({ mark, at }: Remember): void => {
      own = { ...memory(), [mark]: at }
      store.set(POPUPS_KEY, serialisePopupMemory(own))
    }

    const dialog = runMachine<DialogState, DialogEvent, DialogEffect>({
      initial: NO_DIALOG,
      step: dialogStep,
      clock,
      onState: listeners.onDialog,
      perform: {
        remember,
        anniversaryDue: ({ generation }) => ({ type: 'anniversaryDue', generation, ...known() }),
      },
    })

    const bottomFold = runMachine<BottomFoldState, BottomFoldEvent, BottomFoldEffect>({
      initial: BOTTOM_FOLD_CLOSED,
      step: bottomFoldStep,
      clock,
      onState: listeners.onBottomFold,
      perform: {
        remember,
        fold: ({ generation }) => ({ type: 'fold', generation, now: clock.now() }),
        reopen: ({ generation }) => ({ type: 'reopen', generation, ...known() }),
      },
    })

    return {
      dialog: dialog.state,
      bottomFold: bottomFold.state,
      enter: (page) => {
        dialog.send({ type: 'entered', page, ...known() })
        bottomFold.send({ type: 'entered', offered: page.hasBottomFold, ...known() })
      },
      request: (asked) => dialog.send({ type: 'requested', dialog: asked, ...known() }),
      close: (popup) =>
        popup === 'bottom-fold'
          ? bottomFold.send({ type: 'closed', now: clock.now() })
          : dialog.send({ type: 'closed', dialog: popup, ...known() }),
    }
  }
}
