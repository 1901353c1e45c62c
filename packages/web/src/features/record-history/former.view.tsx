import type { FormerValue } from './history.types'

const describeFormer = ({ until, source }: FormerValue): string =>
  [until === null ? null : `用至 ${until}`, source === null ? null : `来源：${source}`]
    .filter((part) => part !== null)
    .join('，')

/** The former names and codes of a company, until when and by which source (DAT-53). */
export function FormerView({ former }: { former: readonly FormerValue[] }) {
  if (former.length === 0) return null
  return (
    <ul className="grid gap-1">
      {former.map((each) => (
        <li key={`${each.key}${each.value}`} className="break-words">
          {each.label}：{each.value} <span className="text-12 text-ink-3">{describeFormer(each)}</span>
        </li>
      ))}
    </ul>
  )
}
