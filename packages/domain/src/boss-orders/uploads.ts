import { MINUTE_MS } from '../formatting'
import {
  MAX_SERVICE_FILE_BYTES,
  SERVICE_FILE_TYPES,
  type ServiceFileType,
  UPLOADED_FILE_TYPES,
} from './file-types.data'

/** The lifetime of an upload permission, in ms: long enough for the largest file over a slow phone. */
export const UPLOAD_PERMISSION_MS = 30 * MINUTE_MS

/** The maximum size of an upload piece, in bytes: a broken connection loses a single piece only. */
export const UPLOAD_PIECE_BYTES = 512 * 1024

/** The limits of files per order, and of unfinished uploads per person. */
export const UPLOAD_LIMITS = { filesOfOrder: 100, unfinished: 20 } as const

/** Maximum length of a file's name in UTF-16 units (BOS-02). */
const MAX_NAME = 100

/** Characters that file names of common systems exclude, and invisible ones. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu

/** A file's name without folders and unsafe characters; its extension stays (BOS-02). */
export function cleanFileName(name: string): string {
  const clean = (name.split(/[\\/]/).at(-1) ?? '').replace(UNSAFE, '').trim()
  if (clean.length <= MAX_NAME) return clean
  const ending = /\.[^.]{1,8}$/.exec(clean)?.[0] ?? ''
  return clean.slice(0, MAX_NAME - ending.length) + ending
}

/** The type by the extension of a name; null for an unsupported one (BOS-02). */
export function findFileType(name: string): ServiceFileType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  if (ending === 'jpeg') return 'jpg'
  return UPLOADED_FILE_TYPES.find((type) => type === ending) ?? null
}

/** True when the first bytes match the type. */
export function startsAs(type: ServiceFileType, head: ArrayLike<number>): boolean {
  return SERVICE_FILE_TYPES[type].head.every((byte, at) => head[at] === byte)
}

const megabytes = (bytes: number): string => `${Math.floor((bytes / 1024 / 1024) * 10) / 10} MB`

/** The file types and the size in bytes that a place accepts. */
export interface FileRule {
  readonly types: readonly ServiceFileType[]
  readonly maxBytes: number
}

/** The rule for files without a requirement. */
export const ANY_SERVICE_FILE: FileRule = { types: UPLOADED_FILE_TYPES, maxBytes: MAX_SERVICE_FILE_BYTES }

/** A place's rule in words: PDF、JPG，不超过 10 MB. */
export function describeFileRule({ types, maxBytes }: FileRule): string {
  return `${types.map((type) => SERVICE_FILE_TYPES[type].label).join('、')}，不超过 ${megabytes(maxBytes)}`
}

/** The reason a file is refused, by its name and size; null if it may be sent. */
export function checkServiceFile(
  { name, size }: { readonly name: string; readonly size: number },
  rule: FileRule,
): string | null {
  const type = findFileType(name)
  if (cleanFileName(name) === '' || type === null || !rule.types.includes(type))
    return `文件格式不正确，请上传${rule.types.map((type) => SERVICE_FILE_TYPES[type].label).join('、')}文件`
  if (!(size > 0)) return '文件是空的，请重新选择'
  return size > rule.maxBytes ? `文件不能超过 ${megabytes(rule.maxBytes)}` : null
}
