import { checkWebhookUrl } from '../webhooks'

/** The place from which a source is fetched (DAT-63). */
type SourcePlace =
  | { readonly type: 'folder'; readonly name: string }
  | { readonly type: 's3'; readonly prefix: string }
  | { readonly type: 'https'; readonly url: string }

const FOLDER = /^[a-z0-9][a-z0-9_-]{0,59}$/
const PREFIX = /^(?:[\w.-]{1,100}\/){1,8}$/

/**
 * Parses a place: `folder:name`, `s3:prefix/` or `https://…` (DAT-63).
 * @param allowsLocal true for a sandbox: addresses on this machine too, also by http
 */
export function parsePlace(text: string, allowsLocal = false): SourcePlace | { readonly problem: string } {
  const [, scheme, rest = ''] = /^(folder|s3):(.*)$/.exec(text) ?? []
  if (scheme === 'folder')
    return FOLDER.test(rest)
      ? { type: 'folder', name: rest }
      : { problem: '文件夹名称为小写字母、数字、连字符与下划线，如 folder:daily' }
  if (scheme === 's3')
    return PREFIX.test(rest) && !/(^|\/)\.{1,2}\//.test(rest)
      ? { type: 's3', prefix: rest }
      : { problem: '前缀以 / 结尾，如 s3:incoming/daily/' }
  const problem = checkWebhookUrl(text, allowsLocal)
  return problem === null
    ? { type: 'https', url: text }
    : { problem: `${problem}；或填 folder:名称、s3:前缀/` }
}
