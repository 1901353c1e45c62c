import { formatDate } from '@zhushutong/domain/formatting'
import type { StageDot } from './boss.types'
import './boss.css'

const WORDS = { done: '已完成', current: '进行中', ahead: '未开始' } as const

export function StageLine({ stages }: { stages: readonly StageDot[] }) {
  return (
    <ol className="stage-line" aria-label="办理进度">
      {stages.map(({ stage, label, state, time }) => (
        <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {label}
          <span className="sr-only">，{WORDS[state]}</span>
          <span className="block text-12 font-normal text-ink-3">
            {time === null ? '' : formatDate(time)}
          </span>
        </li>
      ))}
    </ol>
  )
}
