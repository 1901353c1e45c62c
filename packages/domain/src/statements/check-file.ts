/** The limits of a file, in percent; null for none (DAT-10, DAT-61). */
export interface FileLimits {
  /** Refused rows among those of the file. */
  readonly maxRejected: number
  /** Rows that a full file lost, among those that the source had before. */
  readonly maxLost: number | null
  /** Rows that differ from those that the source had before, among these. */
  readonly maxChanged: number | null
}

export const DEFAULT_LIMITS: FileLimits = { maxRejected: 50, maxLost: 20, maxChanged: null }

interface FileFigures {
  readonly rows: number
  readonly rejected: number
  /** Rows that the source stated in the same words before. */
  readonly unchanged: number
  /** The rows that the source had before. */
  readonly before: number
  /** True for a complete file of the source. */
  readonly isFull: boolean
}

export const FILE_PROBLEMS = ['rejected', 'lost', 'changed'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

const percent = (share: number) => `${Math.round(share * 100)}%`

const exceeds = (part: number, whole: number, limit: number | null): boolean =>
  limit !== null && whole > 0 && part * 100 > whole * limit

/** The limit that a file exceeds, with the reason in Chinese; null for a plausible file (DAT-10, DAT-61). */
export function checkFile(
  { rows, rejected, unchanged, before, isFull }: FileFigures,
  { maxRejected, maxLost, maxChanged }: FileLimits = DEFAULT_LIMITS,
): { readonly problem: FileProblem; readonly text: string } | null {
  if (exceeds(rejected, rows, maxRejected)) {
    const text = `${rows} 行里有 ${rejected} 行不能收录，超过 ${maxRejected}%，没有写入。请先试运行看报告`
    return { problem: 'rejected', text }
  }
  if (isFull && exceeds(before - rows, before, maxLost)) {
    const lost = percent(1 - rows / before)
    const text = `完整文件只有 ${rows} 行，上次收录 ${before} 条，少了 ${lost}，没有写入。确实如此时选“仍然导入”（命令行加 --shrinks）`
    return { problem: 'lost', text }
  }
  const changed = rows - rejected - unchanged
  if (exceeds(changed, before, maxChanged)) {
    const text = `${changed} 行与上次收录的 ${before} 条不同，超过 ${maxChanged}%，没有写入`
    return { problem: 'changed', text }
  }
  return null
}
