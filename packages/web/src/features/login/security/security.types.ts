import type { Refusal } from '@zhushutong/ui/forms/use-domain-form'

/** A valid login of the account; times in ms. */
export interface Device {
  readonly deviceId: string
  /** Operating system and browser. */
  readonly device: string
  readonly address: string | null
  readonly place: string | null
  readonly createTime: number
  readonly lastSeenTime: number
  readonly isCurrent: boolean
}

/** Times in ms. */
export interface Closing {
  readonly requestTime: number
  readonly closeTime: number
}

interface Failed {
  readonly error: string
  readonly message: string | null
}

/** The purposes of a code to the account's own number. */
export type OwnScene = 'unbind' | 'close' | 'claim'

export type SendCode = (
  sign: string,
) => Promise<{ readonly smsId: string; readonly resendAt: number } | Failed>

type Send<T> = (proof: T, signal?: AbortSignal) => Promise<Refusal | null>

/** The calls of the dialogs; failures are data. */
export interface SecurityCalls {
  readonly sendOwnCode: (scene: OwnScene, sign: string) => ReturnType<SendCode>
  readonly sendNewCode: (mobile: string, sign: string) => ReturnType<SendCode>
  readonly changeMobile: Send<{
    smsId: string
    validationCode: string
    mobile: string
    newSmsId: string
    newValidationCode: string
  }>
  readonly requestClosing: Send<{ smsId: string; validationCode: string; reason?: string }>
}
