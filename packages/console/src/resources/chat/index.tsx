import { formatTime } from '@zhushutong/domain/formatting'
import { ChatIcon } from '@zhushutong/ui/icon'
import { Tag } from '@zhushutong/ui/tag'
import { ResourceList } from '../../list/resource-list'
import type { Screen } from '../screen.types'
import { Panel } from './panel'
import { useAttendance } from './use-attendance'

/** Chats with members; the longest waiting member is first (ASK-05). */
function List() {
  const isHere = useAttendance()
  return (
    <ResourceList
      resource="chat"
      opens
      empty="暂无在线咨询"
      actions={<Tag tone={isHere ? 'ok' : 'neutral'}>{isHere ? '在线，会员可见' : '已离开'}</Tag>}
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: [
            { value: 'waiting', label: '待答复' },
            { value: 'answered', label: '已答复' },
          ],
        },
        { kind: 'words', field: 'words', label: '手机号、昵称、消息' },
      ]}
      columns={[
        { header: '会员', cell: ({ nickName, mobile }) => nickName || mobile },
        { header: '手机号', cell: ({ mobile }) => mobile },
        { header: '最近一条', cell: ({ last }) => <span className="line-clamp-2">{last ?? '--'}</span> },
        {
          header: '状态',
          cell: ({ waitingSince }) =>
            waitingSince === null ? <Tag tone="ok">已答复</Tag> : <Tag tone="warn">待答复</Tag>,
        },
        {
          header: '等待自',
          cell: ({ waitingSince }) => (waitingSince === null ? '--' : formatTime(waitingSince)),
        },
        { header: '最近时间', sort: 'lastTime', cell: ({ lastTime }) => formatTime(lastTime) },
      ]}
    />
  )
}

export const chatScreen: Screen = {
  group: '待办',
  Icon: ChatIcon,
  List,
  Panel,
  waiting: { label: '在线咨询待答复', filter: { state: 'waiting' } },
}
