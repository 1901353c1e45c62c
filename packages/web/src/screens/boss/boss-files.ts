import type { ClientOf, Gateway } from '@/wiring/browser/gateway'

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
