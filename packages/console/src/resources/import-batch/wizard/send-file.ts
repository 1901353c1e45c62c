import { IMPORT_PIECE_BYTES } from '@zhushutong/domain/data-import'
import { callStaff, post } from '../../../api'
import type { Upload } from './upload.types'

/** Uploads a file in pieces. @throws HttpError */
export async function sendFile(file: File, onProgress: (sent: number) => void): Promise<Upload> {
  const { id } = await callStaff('importBatch', 'startUpload', { name: file.name, size: file.size })
  for (let at = 0; at < file.size; at += IMPORT_PIECE_BYTES) {
    const form = new FormData()
    form.append('id', id)
    form.append('at', `${at}`)
    form.append('file', file.slice(at, at + IMPORT_PIECE_BYTES), file.name)
    await post('importBatch/addPiece', form)
    onProgress(Math.min(at + IMPORT_PIECE_BYTES, file.size))
  }
  return callStaff('importBatch', 'finishUpload', { id })
}
