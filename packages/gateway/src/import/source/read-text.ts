import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnusableFile } from './source-row'

const bytesOf = (path: string): AsyncIterable<Buffer> => {
  const file = createReadStream(path)
  // The reader of the last stream gets errors; this callback only prevents a second, uncaught one.
  return path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
}

const BAD_ENCODING = '文件不是 UTF-8 编码（GBK 或 UTF-16 的文件请先另存为 UTF-8）'

const isDecodingError = (error: unknown) =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'

const isGzipError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

const explained = (error: unknown, line: number): unknown => {
  if (isDecodingError(error)) return new UnusableFile(`${BAD_ENCODING}，第 ${line} 行之后无法解读`)
  if (isGzipError(error)) return new UnusableFile('不是完整的 gzip 文件')
  return error
}

const countLines = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/**
 * Streams the text of a file, decompressed if its name ends in .gz, without a byte order mark.
 * @throws UnusableFile if it is not UTF-8 or the archive is corrupt
 */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  try {
    for await (const bytes of bytesOf(path)) {
      const text = decoder.decode(bytes, { stream: true })
      yield text
      line += countLines(text)
    }
    yield decoder.decode()
  } catch (error) {
    throw explained(error, line)
  }
}
