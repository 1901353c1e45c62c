import type { ClientOf, Gateway } from '../gateway'

interface Proof {
  readonly mobile: string
  readonly smsId: string
  readonly validationCode: string
}

/** The login of a firm's principal. */
export function bossLoginPort({ call, send }: Gateway) {
  return {
    sendCode: (mobile: string, sign: string) =>
      call(({ login }) => login.sendSms({ mobile, params: { sign, scene: 'login' } })),
    logIn: (proof: Proof, signal?: AbortSignal) =>
      send(({ logIn }) => logIn(proof, signal), {
        client: 'boss',
        fieldOfCode: { 10003: 'validationCode', 10011: 'validationCode' },
      }),
  }
}

const toBase64 = async (piece: Blob): Promise<string> => {
  const bytes = new Uint8Array(await piece.arrayBuffer())
  let text = ''
  // In chunks: the number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/** The target of a file: a requirement, or the order itself. */
interface FileTarget {
  readonly orderId: string
  readonly requirementId: string
}

type Progress = (part: number) => void

const uploadFile = async (
  { bossFile, upload }: ClientOf<'common'>,
  file: File,
  target: FileTarget,
  onProgress: Progress,
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

/** The files of a service order. */
export function bossFilesPort({ call }: Gateway) {
  return {
    upload: (file: File, target: FileTarget, onProgress: Progress, signal: AbortSignal) =>
      call((calls) => uploadFile(calls, file, target, onProgress, signal)),
    remove: ({ orderId, requirementId }: FileTarget, fileId: string) =>
      call(({ bossFile }) =>
        requirementId === ''
          ? bossFile.removeFile({ orderId, fileId })
          : bossFile.deleteStageFile({ orderId, fileId }),
      ),
  }
}

/** A service order by the code printed on its document. */
export function serviceCodePort({ call }: Gateway) {
  return {
    find: (code: string, signal?: AbortSignal) =>
      call(({ serviceCode }) => serviceCode.detail({ serviceCode: code }, { signal })),
    confirm: (code: string) => call(({ serviceCode }) => serviceCode.confirm({ serviceCode: code })),
  }
}
