import { Fragment } from 'react'

/** Where a hit is in the text, as UTF-16 offsets, end exclusive. */
export type Range = readonly [start: number, end: number]

/** The text with its hits marked; ranges come sorted and apart from each other. */
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
