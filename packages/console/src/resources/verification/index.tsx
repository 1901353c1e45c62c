import { formatTime } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { RowOf } from '../../api'
import { useAction } from '../../form/use-action'
import { RecordLink } from '../../list/record-link'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel, useClosePanel } from '../../list/row-panel'
import { VerifiedIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { Create } from './create'

type Row = RowOf<'verification'>

const CLEARED = '（已清除）'

function State({ isShown }: Pick<Row, 'isShown'>) {
  return isShown ? <Tag tone="ok">显示中</Tag> : <Tag>来源已更新</Tag>
}

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="verification"
      opens
      empty="没有更正过的数据"
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/verification/new')}>
          更正数据
        </Button>
      }
      filters={[
        {
          kind: 'select',
          field: 'kind',
          label: '类型',
          options: KINDS.map(({ kind, label }) => ({ value: kind, label })),
        },
        { kind: 'words', field: 'words', label: '数据名称、依据、经办人' },
      ]}
      columns={[
        { header: '数据', cell: ({ title }) => title },
        { header: '类型', cell: ({ kindName }) => kindName },
        { header: '字段', cell: ({ fieldLabel }) => fieldLabel },
        {
          header: '更正为',
          cell: ({ value }) => <span className="line-clamp-2">{value ?? CLEARED}</span>,
        },
        { header: '状态', cell: State },
        { header: '经办', cell: ({ by }) => by },
        { header: '更正时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

function Withdraw({ row, onDone }: { row: Row; onDone: () => void }) {
  const { run, busy } = useAction('verification', 'withdraw', '已撤回')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="border-t border-line pt-4">
      <Button onClick={() => setIsAsked(true)}>撤回更正</Button>
      {isAsked && (
        <ConfirmDialog
          open
          title="撤回更正"
          confirm="撤回"
          busy={busy}
          onConfirm={async () => {
            if (await run({ id: row.id })) onDone()
            else setIsAsked(false)
          }}
          onCancel={() => setIsAsked(false)}
        >
          页面恢复显示来源的内容：{row.before ?? '空'}。
        </ConfirmDialog>
      )}
    </div>
  )
}

function Panel() {
  const close = useClosePanel('verification')
  return (
    <RowPanel resource="verification">
      {(row) => (
        <>
          <Facts
            facts={[
              ['数据', <RecordLink key="record" title={row.title} href={row.href} />],
              ['类型', row.kindName],
              ['字段', row.fieldLabel],
              ['来源的内容', row.before ?? '空'],
              ['更正为', row.value ?? CLEARED],
              ['状态', <State key="state" isShown={row.isShown} />],
              ['依据', row.evidence],
              [
                '网址',
                <a
                  key="url"
                  className="text-primary"
                  href={row.evidenceUrl}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                >
                  {row.evidenceUrl}
                </a>,
              ],
              ['经办', row.by],
              ['更正时间', formatTime(row.createTime)],
            ]}
          />
          <Withdraw row={row} onDone={close} />
        </>
      )}
    </RowPanel>
  )
}

export const verificationScreen: Screen = { group: '内容', Icon: VerifiedIcon, List, Create, Panel }
