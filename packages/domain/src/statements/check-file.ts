/** The share of refused rows in a file, and of rows that a full file lost, above which nothing is written. */
const MAX_REJECTED = 0.5
const MAX_LOST = 0.2

interface FileFigures {
  readonly rows: number
  readonly rejected: number
  /** The rows that the source had before, for a full file; null for any other. */
  readonly before: number | null
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** The reason for which a file is probably the wrong one, in Chinese; null for a plausible one (DAT-10). */
export function checkFile({ rows, rejected, before }: FileFigures): string | null {
  if (rows > 0 && rejected / rows > MAX_REJECTED)
    return `${rows} 行里有 ${rejected} 行不能收录，超过 ${percent(MAX_REJECTED)}，没有写入。请先用 --dry-run 看报告`
  if (before === null || before === 0 || rows >= before * (1 - MAX_LOST)) return null
  return `完整文件只有 ${rows} 行，上次收录 ${before} 条，少了 ${percent(1 - rows / before)}，没有写入。确实如此时加 --shrinks`
}
