'use client'

import { Select } from '@zhushutong/ui/fields/field'
import { useEffect, useState } from 'react'
import type { Choice } from './form.types'

type Divisions = typeof import('@zhushutong/domain/divisions')

const load = () => import('@zhushutong/domain/divisions')

/** The codes of the province and of the region itself: 500112 gives 500000 and 500112. */
const listPrefixes = (code: string) => [`${code.slice(0, 2)}0000`, code]

/**
 * A region from the province down to the county. Lower levels are loaded after a province is chosen; without
 * JavaScript, only provinces are available.
 */
export function RegionField({
  name,
  label,
  provinces,
  value,
  error,
  errorId,
  refer,
  onChange,
}: {
  name: string
  label: string
  provinces: readonly Choice[]
  value: string
  error?: string
  errorId: string
  refer: (element: HTMLSelectElement | null) => void
  onChange: (code: string) => void
}) {
  const [divisions, setDivisions] = useState<Divisions | null>(null)
  useEffect(() => {
    if (value !== '' && !divisions) load().then(setDivisions, () => {})
  }, [value, divisions])

  const path = divisions?.divisionPath(value) ?? []
  const province = value === '' ? '' : (listPrefixes(value)[0] ?? '')
  const levels = path.flatMap((above, depth) => {
    const below = divisions?.listDivisions(above) ?? []
    return below.length === 0 || depth > 1 ? [] : [{ above, below, chosen: path[depth + 1] ?? '' }]
  })
  return (
    <>
      <span className="w-28">
        <Select
          ref={refer}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          name={levels.length > 0 ? undefined : name}
          value={levels.length > 0 ? province : value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">不限</option>
          {provinces.map((p) => (
            <option key={p.value} value={p.value}>
              {p.label}
            </option>
          ))}
          {levels.length === 0 && value !== province && <option value={value}>已选地区</option>}
        </Select>
      </span>
      {levels.map(({ above, below, chosen }, depth) => (
        <span key={above} className="w-32">
          <Select
            aria-label={`${label}：${depth === 0 ? '市或区县' : '区县'}`}
            value={chosen}
            onChange={(event) => onChange(event.target.value || above)}
          >
            <option value="">不限</option>
            {below.map(({ code, name: division }) => (
              <option key={code} value={code}>
                {division}
              </option>
            ))}
          </Select>
        </span>
      ))}
      {levels.length > 0 && <input type="hidden" name={name} value={value} />}
    </>
  )
}
