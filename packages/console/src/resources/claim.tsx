import {
  CLAIM_ROLE_LABELS,
  CLAIM_STATE_LABELS,
  CLAIM_STATES,
  type ClaimState,
} from '@zhushutong/domain/claims'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useState } from 'react'
import type { RowOf } from '../api'
import { ReasonDialog } from '../form/reason-dialog'
import { useAction } from '../form/use-action'
import { RecordLink } from '../list/record-link'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel } from '../list/row-panel'
import { ClaimIcon } from '../shell/icons'
import type { Screen } from './screen.types'

type Row = RowOf<'claim'>

const TONES: Readonly<Record<ClaimState, Tone>> = {
  submitted: 'warn',
  accepted: 'ok',
  rejected: 'neutral',
  revoked: 'bad',
  withdrawn: 'neutral',
}

function State({ state }: { state: ClaimState }) {
  return <Tag tone={TONES[state]}>{CLAIM_STATE_LABELS[state]}</Tag>
}

/** The comparison with the record; null: the record states nothing to compare with. */
function Match({ of, matches }: { of: string; matches: boolean | null }) {
  if (matches === null) return <Tag tone="neutral">记录没有{of}</Tag>
  return <Tag tone={matches ? 'ok' : 'bad'}>{matches ? `与记录的${of}一致` : `与记录的${of}不一致`}</Tag>
}

function List() {
  return (
    <ResourceList
      resource="claim"
      opens
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: CLAIM_STATES.map((value) => ({ value, label: CLAIM_STATE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '数据名称、姓名、手机号' },
      ]}
      columns={[
        { header: '数据', cell: ({ title }) => title },
        { header: '身份', cell: ({ role }) => CLAIM_ROLE_LABELS[role] },
        { header: '姓名', cell: ({ name }) => name },
        { header: '比对', cell: ({ isNameMatch }) => <Match of="姓名" matches={isNameMatch} /> },
        { header: '状态', cell: ({ state }) => <State state={state} /> },
        { header: '提交时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

function Decision({ row }: { row: Row }) {
  const { run, busy } = useAction('claim', 'accept', '已通过')
  const isAccepted = row.state === 'accepted'
  const refusal = isAccepted ? '撤销' : '不通过'
  const refuse = useAction('claim', 'refuse', isAccepted ? '已撤销' : '已退回')
  const [isRefusing, setRefusing] = useState(false)
  return (
    <div className="flex gap-2 border-t border-line pt-4">
      {!isAccepted && (
        <Button variant="primary" loading={busy} onClick={() => run({ id: row.id })}>
          通过
        </Button>
      )}
      <Button onClick={() => setRefusing(true)}>{refusal}</Button>
      {isRefusing && (
        <ReasonDialog
          title={refusal}
          hint="认领人会看到"
          danger
          busy={refuse.busy}
          run={(reason, onError) => refuse.run({ id: row.id, reason }, onError)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}

function Panel() {
  return (
    <RowPanel resource="claim">
      {(row) => (
        <>
          <Facts
            facts={[
              ['数据', <RecordLink key="record" title={row.title} href={row.href} />],
              ['类型', row.moduleName],
              ['状态', <State key="state" state={row.state} />],
              ['身份', CLAIM_ROLE_LABELS[row.role]],
              ['姓名', row.name],
              ['姓名比对', <Match key="name" of="姓名" matches={row.isNameMatch} />],
              [
                '手机号',
                <a key="call" className="text-primary" href={`tel:${row.mobile}`}>
                  {row.mobile}
                </a>,
              ],
              ['电话比对', <Match key="phone" of="电话" matches={row.isPhoneMatch} />],
              ['说明', row.evidence],
              ['答复', row.answer],
              ['提交时间', formatTime(row.createTime)],
              ['最近更改', formatTime(row.updateTime)],
            ]}
          />
          {(row.state === 'submitted' || row.state === 'accepted') && <Decision row={row} />}
        </>
      )}
    </RowPanel>
  )
}

export const claimScreen: Screen = {
  group: '待办',
  Icon: ClaimIcon,
  List,
  Panel,
  waiting: { label: '认领待审核', filter: { state: 'submitted' } },
}
