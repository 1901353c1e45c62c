import {
  ARTICLE_STATE_LABELS,
  ARTICLE_STATES,
  findChannel,
  listOwnChannels,
} from '@zhushutong/domain/content'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { useNavigate } from 'react-router'
import { ResourceList } from '../../list/resource-list'
import { ArticleIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { ArticlePage } from './article-page'
import { StateTag } from './state-tag'

const timeText = (time: number | null) => (time === null ? '--' : formatTime(time))

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="article"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/article/new')}>
          写文章
        </Button>
      }
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: ARTICLE_STATES.map((value) => ({ value, label: ARTICLE_STATE_LABELS[value] })),
        },
        {
          kind: 'select',
          field: 'channel',
          label: '栏目',
          options: listOwnChannels().map(({ key, label }) => ({ value: key, label })),
        },
        { kind: 'words', field: 'words', label: '标题、正文、标签' },
      ]}
      columns={[
        { header: '标题', cell: ({ title }) => title },
        { header: '栏目', cell: ({ channel }) => findChannel(channel)?.label ?? channel },
        { header: '状态', cell: ({ state }) => <StateTag state={state} /> },
        { header: '发布时间', sort: 'releaseTime', cell: ({ releaseTime }) => timeText(releaseTime) },
        { header: '阅读', sort: 'views', align: 'right', cell: ({ views }) => views },
        { header: '最近保存', sort: 'saveTime', cell: ({ saveTime }) => timeText(saveTime) },
        { header: '保存人', cell: ({ savedBy }) => savedBy ?? '--' },
      ]}
    />
  )
}

export const articleScreen: Screen = { group: '内容', Icon: ArticleIcon, List, Page: ArticlePage }
