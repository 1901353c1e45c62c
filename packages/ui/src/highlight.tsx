import { Fragment } from 'react'

/** The range of a hit in the text, as UTF-16 offsets, end exclusive. */
type Range = readonly [start: number, end: number]

/** The text with its hits marked; ranges must be sorted and disjoint. */
export function Highlight({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
