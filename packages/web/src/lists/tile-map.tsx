import { shortNameOf } from '@zhushutong/domain/divisions'
import { formatCount } from '@zhushutong/domain/formatting'
import { PROVINCE_TILES } from './province-tiles.data'

interface ProvincePart {
  readonly value: string
  readonly count: number
  readonly href: string
}

/** The tint, 0 to 4: 0 for no records, otherwise by the share of the largest number. */
const calculateTint = (count: number, most: number): number =>
  count === 0 ? 0 : Math.max(1, Math.ceil((count / most) * 4))

/** A map of provinces as tiles; tiles with a number link to the list of its records. */
export function TileMap({
  parts,
  isLarge = false,
}: {
  parts: readonly ProvincePart[]
  /** Shows the numbers in the tiles. */
  isLarge?: boolean
}) {
  const most = Math.max(1, ...parts.map(({ count }) => count))
  return (
    <div className="tile-map" data-large={isLarge || undefined}>
      {Object.entries(PROVINCE_TILES).map(([key, [row, column, name]]) => {
        const part = parts.find(({ value }) => value.slice(0, 2) === key)
        const count = part?.count ?? 0
        const text = `${shortNameOf(`${key}0000`)} ${formatCount(count)}`
        const at = { gridArea: `${row} / ${column}` }
        return !part || count === 0 ? (
          <span key={key} style={at} title={text} data-tint={0}>
            {name}
          </span>
        ) : (
          <a
            key={key}
            style={at}
            href={part.href}
            title={text}
            aria-label={text}
            data-tint={calculateTint(count, most)}
          >
            {name}
            {isLarge && <small>{formatCount(count)}</small>}
          </a>
        )
      })}
    </div>
  )
}
