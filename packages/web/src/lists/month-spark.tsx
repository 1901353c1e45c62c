const [WIDTH, HEIGHT, STEP] = [72, 20, 6]

const columnOf = (count: number, most: number, i: number): string => {
  const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * HEIGHT))
  return `M${i * STEP + 2} ${HEIGHT}v-${height}`
}

/** The counts of twelve months as columns, oldest first; the text alternative lists them. */
export function MonthSpark({ counts, label }: { counts: string; label: string }) {
  const months = counts.split(',').map(Number)
  const most = Math.max(1, ...months)
  return (
    <svg
      className="month-spark"
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`${label}逐月 ${months.join('、')} 项`}
    >
      <path d={months.map((count, i) => columnOf(count, most, i)).join('')} />
    </svg>
  )
}
