import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { post } from '../../api'

/**
 * Uploads a picture and returns its path on the portal (CON-07).
 * @throws HttpError
 */
export async function uploadImage(file: File) {
  const form = new FormData()
  form.append('file', file)
  return (await post('article/uploadImage', form)) as ResultOf<StaffContract['article']['uploadImage']>
}
