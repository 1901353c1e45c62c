import type { ChipView } from './list-model'

/** Width for the chips of one filter on a wide screen, in px. */
const LINE = 970
/** Width of a chip beyond its text: padding, border and the gap to the next. */
const AROUND = 26
const CHINESE = 14
const LATIN = 8

const widthOf = ({ label }: ChipView): number =>
  [...label].reduce((sum, character) => sum + (character > '\u2e80' ? CHINESE : LATIN), AROUND)

/**
 * The choices that fit on one line, and those shown on demand. The first (不限) and the chosen ones are
 * always on the line, all in the order of the filter.
 */
export function splitLine(chips: readonly ChipView[]): {
  readonly shown: readonly ChipView[]
  readonly hidden: readonly ChipView[]
} {
  const stays = (chip: ChipView) => chip === chips[0] || chip.isCurrent
  let left = LINE - chips.filter(stays).reduce((sum, chip) => sum + widthOf(chip), 0)
  const onLine = new Set(chips.filter(stays))
  for (const chip of chips.filter((one) => !stays(one))) {
    left -= widthOf(chip)
    if (left < 0) break
    onLine.add(chip)
  }
  return {
    shown: chips.filter((chip) => onLine.has(chip)),
    hidden: chips.filter((chip) => !onLine.has(chip)),
  }
}
