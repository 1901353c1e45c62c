import { describeOwnDevice } from '@zhushutong/domain/boss-orders'
import {
  CLIENT_NAME_HEADER,
  serviceCode as codeCalls,
  DEVICE_NAME_HEADER,
  bossFile as fileCalls,
  login as loginCalls,
  bossOrder as orderCalls,
  upload as uploadCalls,
} from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import type { BrowserClient } from '../client'
import { CALLS } from '../client'
import { orFailure, orRefusal } from '../failure'

interface Proof {
  readonly mobile: string
  readonly smsId: string
  readonly validationCode: string
}

/** The target of a file: a requirement, or the order itself. */
interface Target {
  readonly orderId: string
  readonly requirementId: string
}

const names = () => ({
  [CLIENT_NAME_HEADER]: encodeURIComponent('老板端网页'),
  [DEVICE_NAME_HEADER]: encodeURIComponent(describeOwnDevice(navigator.userAgent)),
})

const toBase64 = async (piece: Blob): Promise<string> => {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  let text = ''
  // In chunks: the number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/**
 * Actions of a principal: login, files, decisions. With clients of their own, since few pages load them.
 */
export function createBossActions({ login }: BrowserClient) {
  const named = createClient({ login: loginCalls }, { ...CALLS, forwardedHeaders: names() })
  const { bossFile, bossOrder, serviceCode, upload } = createClient(
    { bossFile: fileCalls, bossOrder: orderCalls, serviceCode: codeCalls, upload: uploadCalls },
    CALLS,
  )

  const send = async (
    file: File,
    target: Target,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<void> => {
    const scope = { ...target, name: file.name, size: file.size }
    const { pieceBytes, ...permission } = await bossFile.uploadSignature(scope, { signal })
    const { objectKey } = permission
    for (let offset = 0; offset < file.size; offset += pieceBytes) {
      const content = await toBase64(file.slice(offset, offset + pieceBytes))
      await upload.putObject({ ...permission, offset, content }, { signal })
      onProgress(Math.min(1, (offset + pieceBytes) / file.size))
    }
    await bossFile.solidify({ objectKey }, { signal })
    const { orderId, requirementId } = target
    if (requirementId === '') await bossFile.saveFile({ orderId, objectKey }, { signal })
    else await bossFile.uploadStageFile({ orderId, requirementId, objectKey }, { signal })
  }

  return {
    sendCode: (mobile: string, sign: string) =>
      orFailure(login.sendSms({ mobile, params: { sign, scene: 'login' } })),
    /** null on success, otherwise the refusal. */
    logIn: (proof: Proof, signal?: AbortSignal) =>
      orRefusal(named.login.byBoss(proof, { signal }), {
        10003: 'validationCode',
        10011: 'validationCode',
      }),
    send: (file: File, target: Target, onProgress: (part: number) => void, signal: AbortSignal) =>
      orFailure(send(file, target, onProgress, signal)),
    removeFile: ({ orderId, requirementId }: Target, fileId: string) =>
      orFailure(
        requirementId === ''
          ? bossFile.removeFile({ orderId, fileId })
          : bossFile.deleteStageFile({ orderId, fileId }),
      ),
    /** null on success, otherwise the refusal. */
    close: (orderId: string, reason: string, signal?: AbortSignal) =>
      orRefusal(bossOrder.close({ orderId, reason }, { signal })),
    remove: (orderId: string) => orFailure(bossOrder.remove({ orderId })),
    see: (orderId: string) => orFailure(bossOrder.click({ orderId })),
    findByCode: (code: string, signal?: AbortSignal) =>
      orFailure(serviceCode.detail({ serviceCode: code }, { signal })),
    confirmCode: (code: string) => orFailure(serviceCode.confirm({ serviceCode: code })),
  }
}
