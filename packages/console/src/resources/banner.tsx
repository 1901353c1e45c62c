import { BANNER_PLACES } from '@zhushutong/domain/portal/shell'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useNavigate } from 'react-router'
import type { RowOf } from '../api'
import { useAction } from '../form/use-action'
import { RemoveRow } from '../list/remove-row'
import { ResourceList } from '../list/resource-list'
import { RowPanel, useClosePanel } from '../list/row-panel'
import { BannerIcon } from '../shell/icons'
import { BannerForm } from './banner-form'
import type { Screen } from './screen.types'

type Row = RowOf<'banner'>

const STATES = {
  shown: <Tag tone="ok">展示中</Tag>,
  planned: <Tag tone="blue">未开始</Tag>,
  over: <Tag>已结束</Tag>,
  off: <Tag>已停用</Tag>,
} as const

const formatDays = ({ startsOn, endsOn }: Row) =>
  startsOn === '' && endsOn === '' ? '长期' : `${startsOn || '即日'} 至 ${endsOn || '长期'}`

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="banner"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/banner/new')}>
          新建广告
        </Button>
      }
      filters={[{ kind: 'words', field: 'words', label: '图片说明、标题' }]}
      columns={[
        { header: '广告', cell: ({ title, name }) => title || name },
        {
          header: '图片',
          cell: ({ image }) =>
            image === '' ? '—' : <img src={image} alt="" className="h-6 w-44 rounded-1 object-cover" />,
        },
        {
          header: '位置',
          cell: ({ positionKey }) => BANNER_PLACES.get(positionKey) ?? positionKey,
        },
        { header: '顺序', sort: 'position', align: 'right', cell: ({ position }) => position },
        { header: '展示', cell: ({ state }) => STATES[state] },
        { header: '日期', cell: formatDays },
        { header: '点击', align: 'right', cell: ({ clicks }) => clicks },
      ]}
    />
  )
}

function Create() {
  const close = useClosePanel('banner')
  return (
    <Dialog open side="right" onClose={close} title="新建广告">
      <BannerForm onDone={close} />
    </Dialog>
  )
}

function Remove({ row, onDone }: { row: Row; onDone: () => void }) {
  const { run, busy } = useAction('banner', 'remove', '已删除')
  const remove = async () => {
    const isDone = (await run({ id: row.id })) !== null
    if (isDone) onDone()
    return isDone
  }
  return (
    <RemoveRow title="删除广告" busy={busy} onRemove={remove}>
      “{row.title || row.name}”不再显示在门户上。只想暂停时，请取消“启用”。
    </RemoveRow>
  )
}

function Panel() {
  const close = useClosePanel('banner')
  return (
    <RowPanel resource="banner">
      {(row) => (
        <>
          <BannerForm key={row.id} row={row} onDone={close} />
          <Remove row={row} onDone={close} />
        </>
      )}
    </RowPanel>
  )
}

export const bannerScreen: Screen = { group: '内容', Icon: BannerIcon, List, Create, Panel }
