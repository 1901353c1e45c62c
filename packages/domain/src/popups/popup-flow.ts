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
 * All popups over their ports (POP-01 to POP-05): runs both machines, sleeps on the clock and keeps what is
 * to be remembered. The store is read anew each time, as another window may have written to it; where it
 * keeps nothing, what happened here is remembered until the page goes.
 */
export const popupFlow =
  (store: KeyValueStore, clock: Clock) =>
  (listeners: PopupListeners): PopupFlow => {
    let dialog = NO_DIALOG
    let bottomFold = BOTTOM_FOLD_CLOSED
    let own: PopupMemory = {}

    const memory = (): PopupMemory => mergePopupMemories(parsePopupMemory(store.get(POPUPS_KEY)), own)
    const known = () => ({ memory: memory(), now: clock.now() })

    const remember = ({ mark, at }: Remember): void => {
      own = { ...memory(), [mark]: at }
      store.set(POPUPS_KEY, serialisePopupMemory(own))
    }

    const sendDialog = (event: DialogEvent): void => {
      const step = dialogStep(dialog, event)
      if (step.state !== dialog) {
        dialog = step.state
        listeners.onDialog(dialog)
      }
      for (const effect of step.effects) void carryOutDialog(effect)
    }

    const carryOutDialog = async (effect: DialogEffect): Promise<void> => {
      if (effect.type === 'remember') return remember(effect)
      await clock.sleep(effect.afterMs)
      sendDialog({ type: effect.type, generation: effect.generation, ...known() })
    }

    const sendBottomFold = (event: BottomFoldEvent): void => {
      const step = bottomFoldStep(bottomFold, event)
      if (step.state !== bottomFold) {
        bottomFold = step.state
        listeners.onBottomFold(bottomFold)
      }
      for (const effect of step.effects) void carryOutBottomFold(effect)
    }

    const carryOutBottomFold = async (effect: BottomFoldEffect): Promise<void> => {
      if (effect.type === 'remember') return remember(effect)
      await clock.sleep(effect.afterMs)
      sendBottomFold({ type: effect.type, generation: effect.generation, ...known() })
    }

    return {
      dialog: () => dialog,
      bottomFold: () => bottomFold,
      enter: (page) => {
        sendDialog({ type: 'entered', page, ...known() })
        sendBottomFold({ type: 'entered', offered: page.hasBottomFold, ...known() })
      },
      request: (asked) => sendDialog({ type: 'requested', dialog: asked, ...known() }),
      close: (popup) =>
        popup === 'bottom-fold'
          ? sendBottomFold({ type: 'closed', now: clock.now() })
          : sendDialog({ type: 'closed', dialog: popup, ...known() }),
    }
  }
