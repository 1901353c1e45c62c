'use client'

import { Field } from '@zhushutong/ui/fields/field'
import { useEffect, useState } from 'react'
import { Cascader } from './cascader'
import type { CascaderOption } from './cascader-choices'

type Divisions = typeof import('@zhushutong/domain/divisions')

const COUNTRY = '000000'

/** A choice of a region from the province down to the county, as a single code. */
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
  const named = (code: string): CascaderOption => ({
    value: code,
    label: divisions?.divisionName(code) ?? code,
  })
  const pathTo = (code: string) => (divisions?.divisionPath(code) ?? []).map(named)
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <Cascader
          control={control}
          label={label}
          path={pathTo(value)}
          below={(code) =>
            (divisions?.listDivisions(code ?? COUNTRY) ?? []).map((division) => named(division.code))
          }
          find={(text) => (divisions?.findDivisions(text) ?? []).map(({ code }) => pathTo(code))}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
