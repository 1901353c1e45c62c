import { formatMoney } from '@zhushutong/domain/formatting'
import { describeDeadline } from '@zhushutong/domain/tender-sheet'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { FitNote } from '@/marks/fit-note'
import './tender-sheet.css'

interface ShownSimilar {
  readonly id: string
  readonly name: string
  readonly amount: number | null
  readonly deadline: number
  readonly href: string
}

/** The place of the similar tenders while these are loading: five, as usual. */
export function SimilarLoading() {
  return (
    <section id="similar" className="card p-4" role="status">
      <h2 className="mb-2 font-semibold">相似的在招项目</h2>
      <span className="sr-only">加载中</span>
      <div className="grid gap-4 py-2">
        {['96%', '90%', '84%', '94%', '88%'].map((width) => (
          <Skeleton key={width} width={width} height={56} />
        ))}
      </div>
    </section>
  )
}

/** Open tenders of the same province and type with the nearest control price (BID-07). */
export function SimilarTenders({
  similar,
  now,
  allHref,
  showsFit,
}: {
  similar: readonly ShownSimilar[]
  now: number
  allHref: string
  /** True if the result of the reader's bid check is shown below each tender, after loading (BID-09). */
  showsFit: boolean
}) {
  return (
    <section id="similar" className="card p-4">
      <header className="mb-2 flex items-baseline">
        <h2 className="font-semibold">相似的在招项目</h2>
        <a className="ml-auto text-12 text-primary" href={allHref}>
          查看全部<span className="sr-only">相似的在招项目</span>
        </a>
      </header>
      <ul>
        {similar.map(({ id, name, amount, deadline, href }) => {
          const left = describeDeadline(deadline, now)
          return (
            <li key={id} className="border-b border-line py-2 last:border-b-0">
              <a className="line-clamp-2 hover:text-primary" href={href}>
                {name}
              </a>
              <p className="flex flex-wrap justify-between gap-x-2 text-12 text-ink-2">
                {left.state === 'open' && (
                  <span className="deadline-left" data-tone={left.tone}>
                    {left.text}
                  </span>
                )}
                <span>{formatMoney(amount, { empty: 'text' })}</span>
              </p>
              {showsFit && <FitNote as="p" id={id} href={`${href}#check`} />}
            </li>
          )
        })}
      </ul>
      {similar.length === 0 && <p className="text-ink-3">同省同类没有收录其他仍可投标的项目</p>}
    </section>
  )
}
