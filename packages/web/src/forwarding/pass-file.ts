import 'server-only'
import { IMAGE_PATH } from '@zhushutong/domain/content'
import {
  CHAT_PICTURE_PATH,
  COMPANY_PDF_PATH,
  DUE_PDF_PATH,
  EXPORT_FILE_PATH,
  INVOICE_FILE_PATH,
  REPORT_FILE_PATH,
  SERVICE_FILE_PATH,
} from '@zhushutong/sdk/contract'
import { bearer, forward, passBack, pickHeaders, unavailable } from './forward'

const withIds = (path: string, id: string) => new RegExp(`^${path.replace(/\{\w+\}/, id)}$`)

const FILES = [
  ...[CHAT_PICTURE_PATH, EXPORT_FILE_PATH, INVOICE_FILE_PATH, REPORT_FILE_PATH, SERVICE_FILE_PATH].map(
    (path) => withIds(path, '[0-9a-f-]{36}'),
  ),
  ...[COMPANY_PDF_PATH, DUE_PDF_PATH].map((path) => withIds(path, '[0-9A-Za-z_-]{1,64}')),
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
export async function passFile(request: Request, path: string, token: string | undefined): Promise<Response> {
  // Length and range match the file only without compression in between.
  const more = { 'accept-encoding': 'identity', ...bearer(token) }
  const { search } = new URL(request.url)
  const headers = pickHeaders(request.headers, PASSED_ON, more)
  const answer = await forward(request, path + search, { headers })
  return answer ? passBack(answer, PASSED_BACK, { 'cache-control': 'private, no-store' }) : unavailable()
}

const IMAGE_NAME = /^[0-9a-f]{32}\.webp$/

/** A picture of an article, streamed from the gateway; 404 for an invalid name (CON-07). */
export async function passImage(request: Request, name: string): Promise<Response> {
  if (!IMAGE_NAME.test(name)) return new Response(null, { status: 404 })
  const answer = await forward(request, IMAGE_PATH + name, { headers: new Headers() })
  if (!answer?.ok) return new Response(null, { status: answer?.status === 404 ? 404 : 503 })
  return passBack(answer, ['content-type', 'content-length', 'cache-control'], {
    'x-content-type-options': 'nosniff',
  })
}
