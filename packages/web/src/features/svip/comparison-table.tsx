import {
  COMPARISON,
  type ComparedColumn,
  PLAN_GROUP_NAMES,
  type PlanGroup,
  planGroupOf,
} from '@zhushutong/domain/membership'
import type { ProductKind } from '@zhushutong/domain/purchase'
import { cx } from '@zhushutong/ui/cx'
import { CheckIcon } from '@zhushutong/ui/icon'

const GROUPS: readonly PlanGroup[] = ['svip', 'add-on', 'owner-lookup', 'enterprise']

const nameOf = (column: ComparedColumn): string => (column === 'free' ? '普通用户' : PLAN_GROUP_NAMES[column])

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  if (!value)
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">不含</span>
      </>
    )
  return (
    <>
      <CheckIcon className="inline text-ok" />
      <span className="sr-only">包含</span>
    </>
  )
}

/**
 * A free account compared with the memberships (MEM-02, MEM-03): all, or one group with `only`. Features not
 * yet available are marked as coming.
 */
export function ComparisonTable({ current = 'svip', only }: { current?: ProductKind; only?: PlanGroup }) {
  const columns: readonly ComparedColumn[] = ['free', ...(only ? [only] : GROUPS)]
  const marked = only ?? (current === 'combine' ? null : planGroupOf(current))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard.
    <section className="relative overflow-x-auto" tabIndex={0} aria-label="权益对比表">
      <table className={cx('data-table', !only && 'min-w-[680px]')}>
        <caption className="sr-only">普通用户与{only ? PLAN_GROUP_NAMES[only] : '各会员'}的权益对比</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface">
              权益
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={cx(column === marked && 'bg-gold-soft! text-gold!')}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className="sticky left-0 bg-surface">
                {label}
              </th>
              {columns.map((column) => (
                <td
                  key={column}
                  className={cx(column === 'free' ? 'text-ink-3' : column === marked && 'font-semibold')}
                >
                  <Value value={values[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
