import type { DueEvidence, DueSheet, DueTone } from './due-diligence.types'
import './due-diligence.css'

const TONE_TEXTS: Readonly<Record<DueTone, string>> = {
  ok: '未见异常',
  warn: '留意',
  bad: '风险',
  neutral: '仅供参考',
}

interface ShownCheck {
  readonly key: string
  readonly label: string
  readonly tone: DueTone
  readonly title: string
  readonly detail?: string
  readonly evidence?: readonly DueEvidence[]
}

/** The findings of a sheet, each with its reason and the data behind it. */
export function DueChecks({
  checks,
  isRow,
  hrefOf,
}: {
  /** True for findings beside each other on wide screens. */
  isRow?: boolean
  checks: readonly ShownCheck[] | DueSheet['checks']
  hrefOf?: (evidence: DueEvidence) => string
}) {
  return (
    <dl className={isRow ? 'due-row' : undefined}>
      {checks.map(({ key, label, tone, title, detail, evidence = [] }: ShownCheck) => (
        <div key={key} className="due-check">
          <dt>{label}</dt>
          <dd className="finding" data-tone={tone}>
            <span className="sr-only">{TONE_TEXTS[tone]}：</span>
            {title}
          </dd>
          {detail !== undefined && <dd className="basis">{detail}</dd>}
          {hrefOf && evidence.length > 0 && (
            <dd className="evidence print:hidden">
              {evidence.map((each) => (
                <a key={each.label} className="text-primary" href={hrefOf(each)}>
                  {each.label}
                </a>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
