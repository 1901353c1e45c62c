import { formatTime, htmlToText } from '@zhushutong/domain/formatting'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RowOf } from '../../api'
import { ResourceList } from '../../list/resource-list'
import { Facts, RowPanel } from '../../list/row-panel'
import { AnswerIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { AnswerActions, AnswerTags } from './answer-actions'
import { AnswerDialog } from './answer-dialog'

type Row = RowOf<'answer'>

function State({ row }: { row: Row }) {
  return row.accepted || row.isHidden ? (
    <span className="inline-flex flex-wrap gap-1">
      <AnswerTags row={row} />
    </span>
  ) : (
    <span className="text-ink-3">显示</span>
  )
}

function List() {
  return (
    <ResourceList
      resource="answer"
      opens
      empty="没有回答；在问答类文章的编辑页可以写回答"
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: [
            { value: 'shown', label: '显示' },
            { value: 'hidden', label: '已隐藏' },
          ],
        },
        { kind: 'words', field: 'words', label: '问题、回答者、内容' },
      ]}
      columns={[
        { header: '问题', cell: ({ questionTitle }) => questionTitle },
        { header: '回答者', cell: ({ author }) => author },
        { header: '回答', cell: ({ html }) => <span className="line-clamp-2">{htmlToText(html)}</span> },
        { header: '状态', cell: (row) => <State row={row} /> },
        { header: '回答时间', sort: 'answerTime', cell: ({ answerTime }) => formatTime(answerTime) },
        { header: '保存人', cell: ({ savedBy }) => savedBy ?? '--' },
      ]}
    />
  )
}

function Panel() {
  const [isEdited, setEdited] = useState(false)
  return (
    <RowPanel resource="answer">
      {(row) =>
        isEdited ? (
          <AnswerDialog question={row.question} row={row} onClose={() => setEdited(false)} />
        ) : (
          <>
            <Facts
              facts={[
                [
                  '问题',
                  <Link key="question" className="text-primary" to={`/article/${row.question}`}>
                    {row.questionTitle}
                  </Link>,
                ],
                ['栏目', row.channelName],
                ['回答者', [row.author, row.authorTitle].filter(Boolean).join('，')],
                ['状态', <State key="state" row={row} />],
                ['回答', htmlToText(row.html)],
                ['依据', row.basis],
                ['回答时间', formatTime(row.answerTime)],
                ['最近保存', row.saveTime === null ? null : `${formatTime(row.saveTime)} ${row.savedBy}`],
              ]}
            />
            <AnswerActions row={row} onEdit={() => setEdited(true)} />
          </>
        )
      }
    </RowPanel>
  )
}

export const answerScreen: Screen = { group: '内容', Icon: AnswerIcon, List, Panel }
