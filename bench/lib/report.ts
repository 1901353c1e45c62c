import { cpus } from 'node:os'
import { times } from './stats'

interface Verdict {
  readonly ratio: string
  readonly goal: string
  readonly met: boolean
}

export interface Line extends Partial<Verdict> {
  readonly what: string
  readonly measured: string
}

export function atMost(ratio: number, limit: number): Verdict {
  return {
    ratio: times(ratio),
    goal: `≤ ${limit} ×`,
    met: ratio <= limit,
  }
}

export function atLeast(ratio: number, limit: number): Verdict {
  return {
    ratio: times(ratio),
    goal: `≥ ${limit} ×`,
    met: ratio >= limit,
  }
}

/** A goal that is an amount: kilobytes, seconds. */
export function within(value: number, limit: number, unit: string): Partial<Verdict> {
  return {
    goal: `≤ ${limit} ${unit}`,
    met: value <= limit,
  }
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0)

const HEAD = ['项目', '实测', '比值', '目标', '']

const cellsOf = ({ what, measured, ratio = '', goal = '', met }: Line): string[] => [
  what,
  measured,
  ratio,
  goal,
  met === undefined ? '' : met ? '达到' : '未达到',
]

/** Prints one aligned table; `how` states sample size, warm-up and the base of the ratios. */
export function report(title: string, how: readonly string[], lines: readonly Line[]): void {
  const rows = [HEAD, ...lines.map(cellsOf)]
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
  const printed = rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
  console.log(`\n${title}`)
  for (const line of how) console.log(`  ${line}`)
  console.log(['', ...printed].join('\n'))
  missed += lines.filter((line) => line.met === false).length
}

let missed = 0

/** Exit code: 1 when any table of this run missed a goal. */
export function exitCode(): number {
  return missed > 0 ? 1 : 0
}

export function machine(): string {
  return `${cpus().length} 核 ${cpus()[0]?.model.trim() ?? ''}，${process.platform}，Node ${process.versions.node}`
}
