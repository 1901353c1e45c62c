/** The quantile `q` (0 to 1) of the values. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Three significant digits: the precision of a measurement. */
export function figure(value: number): string {
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(3)))
}

export function times(ratio: number): string {
  return `${figure(ratio)} ×`
}

/** p50 / p95 / p99 */
export function spread(values: readonly number[]): string {
  return [0.5, 0.95, 0.99].map((q) => figure(quantile(values, q))).join(' / ')
}
