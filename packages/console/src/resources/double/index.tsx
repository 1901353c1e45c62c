import { DOUBLE_REASONS, DOUBLE_STATES, type DoubleState, mayDecide } from '@zhushutong/domain/doubles'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '../../api'
import { useAction } from '../../form/use-action'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { DoubleIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { Divide } from './divide'

type Row = RowOf<'double'>
type Side = Row['first']

const TONES: Readonly<Record<DoubleState, Tone>> = { open: 'warn', apart: 'neutral', merged: 'ok' }

function State({ state }: { state: DoubleState }) {
  return <Tag tone={TONES[state]}>{DOUBLE_STATES[state]}</Tag>
}

const STATES = Object.keys(DOUBLE_STATES) as DoubleState[]

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="double"
      opens
      empty="没有疑似重复的企业"
      actions={
        <Button size="small" onClick={() => navigate('/double/new')}>
          拆分误并的企业
        </Button>
      }
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: STATES.map((value) => ({ value, label: DOUBLE_STATES[value] })),
        },
        { kind: 'words', field: 'words', label: '企业名称' },
      ]}
      columns={[
        { header: '企业', cell: ({ first }) => first.name },
        { header: '另一条', cell: ({ second }) => second.name },
        { header: '依据', cell: ({ reason }) => DOUBLE_REASONS[reason] },
        { header: '状态', cell: ({ state }) => <State state={state} /> },
        { header: '发现时间', sort: 'foundTime', cell: ({ foundTime }) => formatTime(foundTime) },
      ]}
    />
  )
}

const COMPARED: ReadonlyArray<readonly [string, (side: Side) => ReactNode]> = [
  ['名称', ({ name, address }) => (address === null ? name : <PageLink href={address}>{name}</PageLink>)],
  ['曾用名', ({ formerNames }) => formerNames],
  ['统一社会信用代码', ({ creditCode }) => creditCode],
  ['注册号', ({ registerNo }) => registerNo],
  ['所在地', ({ region }) => region],
  ['法定代表人', ({ legalPerson }) => legalPerson],
  ['成立日期', ({ establishedOn }) => establishedOn],
  ['状态', ({ status }) => status],
  ['来源', ({ sources }) => `${sources} 个`],
  ['公告', ({ notices }) => `${notices} 条`],
]

function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="text-primary" href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

/** Both companies in essentials, a column each. */
function Comparison({ row }: { row: Row }) {
  const sides = [row.first, row.second]
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">两条企业数据</caption>
      <tbody>
        {COMPARED.map(([label, show]) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="w-24 py-2 pr-2 font-normal text-ink-3">
              {label}
            </th>
            {sides.map((side) => (
              <td key={side.id} className="wrap-anywhere py-2 pr-2">
                {show(side) ?? '--'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Step = { readonly of: 'merge'; readonly keeps: Side } | { readonly of: 'keepApart' | 'split' }

const CONFIRMED = {
  merge: { title: '合并企业', confirm: '合并' },
  keepApart: { title: '标为不是同一家', confirm: '确定' },
  split: { title: '拆分企业', confirm: '拆分' },
} as const

const consequence = (step: Step): string => {
  switch (step.of) {
    case 'merge':
      return `保留“${step.keeps.name}”。另一条的来源数据、曾用名、公告、收藏和订阅都归到这家，原地址自动跳转过来。合并后可以拆分。`
    case 'keepApart':
      return '这两家以后不再提示为重复。'
    case 'split':
      return '两家恢复成合并前的样子，合并后各自来源的更新仍然保留，以后不再提示为重复。'
  }
}

function Decision({ row }: { row: Row }) {
  const [step, setStep] = useState<Step | null>(null)
  const merge = useAction('double', 'merge', '已合并')
  const keepApart = useAction('double', 'keepApart', '已标为不是同一家')
  const split = useAction('double', 'split', '已拆分')
  const decide = async (chosen: Step) => {
    if (chosen.of === 'merge') await merge.run({ id: row.id, survivorId: chosen.keeps.id })
    else await (chosen.of === 'split' ? split : keepApart).run({ id: row.id })
    setStep(null)
  }
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {mayDecide(row.state, 'merge') &&
        [row.first, row.second].map((keeps, at) => (
          <Button
            key={keeps.id}
            variant={at === 0 ? 'primary' : 'default'}
            onClick={() => setStep({ of: 'merge', keeps })}
          >
            合并，保留{at === 0 ? '左边' : '右边'}
          </Button>
        ))}
      {mayDecide(row.state, 'keepApart') && (
        <Button onClick={() => setStep({ of: 'keepApart' })}>不是同一家</Button>
      )}
      {mayDecide(row.state, 'split') && <Button onClick={() => setStep({ of: 'split' })}>拆分</Button>}
      {step && (
        <ConfirmDialog
          open
          danger={step.of !== 'keepApart'}
          {...CONFIRMED[step.of]}
          busy={merge.busy || keepApart.busy || split.busy}
          onConfirm={() => decide(step)}
          onCancel={() => setStep(null)}
        >
          {consequence(step)}
        </ConfirmDialog>
      )}
    </div>
  )
}

function Panel() {
  return (
    <RowPanel resource="double">
      {(row) => (
        <>
          <Comparison row={row} />
          <Facts
            facts={[
              ['依据', DOUBLE_REASONS[row.reason]],
              ['状态', <State key="state" state={row.state} />],
              ['发现时间', formatTime(row.foundTime)],
              ['处理时间', row.decidedTime === null ? null : formatTime(row.decidedTime)],
              ['处理人', row.decidedBy],
            ]}
          />
          <Decision row={row} />
        </>
      )}
    </RowPanel>
  )
}

/** Suspected doubles of companies: merged, kept apart, split (DAT-31). */
export const doubleScreen: Screen = {
  group: '待办',
  Icon: DoubleIcon,
  List,
  Create: Divide,
  Panel,
  waiting: { label: '疑似重复', filter: { state: 'open' } },
}
