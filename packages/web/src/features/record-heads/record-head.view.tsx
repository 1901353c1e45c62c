import { buildPrompt } from '@zhushutong/domain/access'
import { isSmallSample, NOT_KNOWN_TEXT, SMALL_SAMPLE_TEXT } from '@zhushutong/domain/bid-figures'
import type { Evidence, HeadFigure, HeadVerdict, RecordHead } from '@zhushutong/domain/record-heads'
import { DecisionCell } from '@zhushutong/ui/charts/decision-cell'
import { FactLine } from '@zhushutong/ui/charts/fact-line'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { Tag } from '@zhushutong/ui/tag'
import { Locked } from '@/triggers/locked'
import { HeadChart } from './head-chart'
import '@zhushutong/ui/charts/decision.css'
import '@zhushutong/ui/charts/fact-line.css'
import './record-heads.css'

/** The address of the evidence of a figure. */
export type EvidenceHref = (evidence: Evidence) => string

const CLOSED_TEXT = '****'
const FIGURE = /^((?:≥ )?[\d,.−-]+) ?(.*)$/

/** A value with its unit in small type: 1,339.94 万元. */
function Value({ value, unit }: { value: string; unit?: string }) {
  const [, figure, rest] = FIGURE.exec(value) ?? []
  const small = [rest, unit].filter(Boolean).join('')
  return (
    <>
      {figure ?? value}
      {figure !== undefined && small !== '' && <small>{small}</small>}
    </>
  )
}

function Verdict({ verdict, hrefOf }: { verdict: HeadVerdict; hrefOf: EvidenceHref }) {
  const { label, tone, title, reason, inferred, evidence, evidenceText } = verdict
  return (
    <DecisionCell label={label} tone={tone} wide>
      <span className="big">{title}</span>
      <p>
        {reason}
        {inferred && (
          <>
            {' '}
            <span className="inferred-text" data-tip={inferred}>
              推断
            </span>
          </>
        )}
      </p>
      {evidence && (
        <p className="viz">
          <a href={hrefOf(evidence)}>{evidenceText}</a>
        </p>
      )}
    </DecisionCell>
  )
}

/** A figure without a value has nothing to show as its evidence. */
const linkOf = ({ value, evidence }: HeadFigure, hrefOf: EvidenceHref): string | undefined =>
  evidence === undefined || value === null || value === '0' ? undefined : hrefOf(evidence)

function Figure({ figure, hrefOf }: { figure: HeadFigure; hrefOf: EvidenceHref }) {
  const { label, value, unit, tone, basis, cases, opensBy, chart } = figure
  return (
    <DecisionCell label={label} href={linkOf(figure, hrefOf)}>
      {opensBy ? (
        <span className="big">
          <Locked text={CLOSED_TEXT} hint={buildPrompt(opensBy).text} opensBy={opensBy} />
        </span>
      ) : value === null ? (
        <span className="big nothing">{NOT_KNOWN_TEXT}</span>
      ) : (
        <span className={value === '0' ? 'big nothing' : tone ? `big tone-${tone}` : 'big'}>
          <Value value={value} unit={unit} />{' '}
          {cases !== undefined && isSmallSample(cases) && <Tag>{SMALL_SAMPLE_TEXT}</Tag>}
        </span>
      )}
      <p className="basis">{basis}</p>
      {chart && (
        <div className="viz">
          <HeadChart chart={chart} label={label} />
        </div>
      )}
    </DecisionCell>
  )
}

/** The answers at the top of a record's page: a verdict, then figures with basis, chart and evidence (HED-01). */
export function RecordHeadBand({ head, hrefOf }: { head: RecordHead; hrefOf: EvidenceHref }) {
  return (
    <section className="decision" data-cells={head.figures.length + 1} aria-label="一眼看懂">
      <Verdict verdict={head.verdict} hrefOf={hrefOf} />
      {head.figures.map((figure) => (
        <Figure key={figure.key} figure={figure} hrefOf={hrefOf} />
      ))}
    </section>
  )
}

/** The band while its figures are loading, as tall as with them. */
export function RecordHeadLoading({ cells }: { cells: number }) {
  return (
    <section className="decision" data-cells={cells} aria-label="一眼看懂" aria-busy="true">
      {Array.from({ length: cells }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
        <section key={at} data-wide={at === 0 ? '' : undefined}>
          <div className="grid gap-2">
            <Skeleton width="40%" height={18} />
            <Skeleton width="60%" height={24} />
            <Skeleton height={14} />
            <Skeleton width="80%" height={24} />
          </div>
        </section>
      ))}
    </section>
  )
}

const factOf = (figure: HeadFigure, hrefOf: EvidenceHref) => {
  const { label, value, unit, opensBy } = figure
  const shown = opensBy ? CLOSED_TEXT : value === null ? NOT_KNOWN_TEXT : `${value}${unit ? ` ${unit}` : ''}`
  return {
    label,
    value: shown.replace(' %', '%'),
    href: linkOf(figure, hrefOf),
    isNothing: value === null && !opensBy,
  }
}

/** The same answers in one line, while the band is out of sight. */
export function RecordHeadLine({
  name,
  head: { verdict, figures },
  hrefOf,
}: {
  name: string
  head: RecordHead
  hrefOf: EvidenceHref
}) {
  return (
    <FactLine
      name={name}
      verdict={{
        title: verdict.title,
        tone: verdict.tone,
        href: verdict.evidence && hrefOf(verdict.evidence),
      }}
      facts={figures.map((figure) => factOf(figure, hrefOf))}
    />
  )
}
