'use client'

import { useEffect, useState } from 'react'
import { Field, Select } from '@/ui/field'

type Divisions = typeof import('@zhushutong/domain/divisions')

const COUNTRY = '000000'

/** A place from the province down to the county, as one code. */
export function RegionChoice({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: string
  error?: string
  onChange: (code: string) => void
}) {
  const [divisions, setDivisions] = useState<Divisions | null>(null)
  useEffect(() => {
    import('@zhushutong/domain/divisions').then(setDivisions, () => {})
  }, [])
  const path = divisions?.divisionPath(value) ?? []
  const levels = [COUNTRY, ...path.slice(0, 2)].map((above, depth) => ({
    above,
    below: divisions?.listDivisions(above) ?? [],
    chosen: path[depth] ?? '',
  }))
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(120px,1fr))] gap-2">
          {levels
            .filter(({ below }, depth) => depth === 0 || below.length > 0)
            .map(({ above, below, chosen }, depth) => (
              <Select
                key={above}
                {...(depth === 0 ? control : {})}
                aria-label={depth === 0 ? undefined : `${label}：下一级`}
                value={chosen}
                onChange={(event) => onChange(event.target.value || (depth === 0 ? '' : above))}
              >
                <option value="">{depth === 0 ? '请选择' : '不限'}</option>
                {below.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            ))}
        </div>
      )}
    </Field>
  )
}
