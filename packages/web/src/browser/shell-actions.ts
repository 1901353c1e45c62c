import type { ShellAction } from '@zhushutong/domain/portal/errors'
import { createSignal } from './signal'

const actions = createSignal<ShellAction>()

/** Notifies the page about a failed call (ERR-02 to ERR-06). */
export const emitShellAction = actions.emit

/** Subscribes to notifications of failed calls; returns the unsubscribe function. */
export const onShellAction = actions.listen
