import type { Viewer } from '@zhushutong/domain/access'
import type { Holding, ReminderItem } from '@zhushutong/domain/membership'
import type { ComponentType } from 'react'
import type { DialogName, DialogProps, DialogRequest } from './dialog-request'

export interface ReaderAccount {
  readonly holdings: readonly Holding[]
  /** The gateway's time at the render, in ms. */
  readonly readAt: number
  /** Memberships that end within three days; empty if closed for today (MEM-04). */
  readonly urgentReminders: readonly ReminderItem[]
}

export interface DialogHostProps {
  readonly viewer: Viewer
  /** The logged-in reader's data; null for a visitor. */
  readonly account: ReaderAccount | null
  /** The route of a record's page; null on any other page (PAY-13). */
  readonly routeName: string | null
  /** Replaces this dialog by another one. */
  readonly onOpen: (request: DialogRequest) => void
  readonly onClose: () => void
}

export type DialogComponent<N extends DialogName> = ComponentType<DialogProps[N] & DialogHostProps>
