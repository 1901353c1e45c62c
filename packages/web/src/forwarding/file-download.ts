import 'server-only'
import {
  CHAT_PICTURE_PATH,
  COMPANY_PDF_PATH,
  EXPORT_FILE_PATH,
  INVOICE_FILE_PATH,
  REPORT_FILE_PATH,
  SERVICE_FILE_PATH,
} from '@zhushutong/sdk/contract'
import { gatewayOrigin } from '../settings/environment'
import { passBack, pickHeaders, unavailable } from './forward'

const withIds = (path: string, id: string) => new RegExp(`^${path.replace(/\{\w+\}/, id)}$`)

const FILES = [
  ...[CHAT_PICTURE_PATH, EXPORT_FILE_PATH, INVOICE_FILE_PATH, REPORT_FILE_PATH, SERVICE_FILE_PATH].map(
    (path) => withIds(path, '[0-9a-f-]{36}'),
  ),
  withIds(COMPANY_PDF_PATH, '[0-9A-Za-z_-]{1,64}'),
]
const PASSED_ON = ['range', 'if-range', 'x-forwarded-for']
const PASSED_BACK = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'x-content-type-options',
  'content-security-policy',
  'x-request-id',
]

/** True for the gateway path of a file, which is no call of the contract. */
export function isFilePath(path: string): boolean {
  return FILES.some((file) => file.test(path))
}

/** Streams a member's file from the gateway, with the member's token; supports byte ranges. */
export async function fileDownload(request: Request, path: string, token: string | undefined) {
  const headers = pickHeaders(request.headers, PASSED_ON, {
    // Length and range match the file only without compression in between.
    'accept-encoding': 'identity',
    ...(token && { authorization: `Bearer ${token}` }),
  })
  const { signal } = request
  const answer = await fetch(`${gatewayOrigin()}${path}`, { headers, signal, redirect: 'manual' }).catch(
    () => null,
  )
  return answer ? passBack(answer, PASSED_BACK, { 'cache-control': 'private, no-store' }) : unavailable()
}
