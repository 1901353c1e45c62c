import { COMPARISON_TEXTS, MAX_COMPARED } from '@zhushutong/domain/comparison'
import { Button } from '@zhushutong/ui/button'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { LoginFirstForm } from '@/triggers/login-first'
import { HowCounted } from './company-rates'
import type { ComparedCompany } from './comparison.types'
import { PeopleRows, QualificationRows, RegisterRows } from './comparison-facts'
import { FigureRows } from './comparison-figures'
import '@zhushutong/ui/charts/decision.css'
import './comparison.css'

/** Adds a company by name. A plain form, so that it works before scripts run; visitors log in first. */
function AddForm({ ids, keyword, note }: { ids: string; keyword: string; note: string | null }) {
  return (
    <LoginFirstForm action="/qiyeduibi/" className="grid gap-1">
      <div className="flex max-w-[560px] gap-2">
        {ids !== '' && <input type="hidden" name="ids" value={ids} />}
        <input
          name="q"
          defaultValue={keyword}
          maxLength={18}
          required
          placeholder="请输入企业名称"
          aria-label="要添加的企业名称"
          aria-describedby={note ? 'compare-note' : undefined}
          className="h-9 min-w-0 flex-1 rounded-2 border border-(--control) bg-surface px-3"
        />
        <Button type="submit" variant="primary">
          添加对比
        </Button>
      </div>
      {note && (
        <p id="compare-note" role="status" className="text-warn">
          {note}
        </p>
      )}
    </LoginFirstForm>
  )
}

function Head({ companies }: { companies: readonly ComparedCompany[] }) {
  return (
    <thead>
      <tr>
        <td>
          <span className="sr-only">项目</span>
        </td>
        {companies.map(({ id, name, href, removeHref, meta }) => (
          <th key={id} scope="col">
            <a href={href}>{name}</a>
            <p>
              {meta}{' '}
              <a href={removeHref} rel="nofollow">
                移除<span className="sr-only">{name}</span>
              </a>
            </p>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Table({ companies, today }: { companies: readonly ComparedCompany[]; today: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard.
    <section className="card compare decision" aria-label="企业对比" tabIndex={0}>
      <table data-companies={companies.length}>
        <caption className="sr-only">{companies.map(({ name }) => name).join('、')}的对比</caption>
        <Head companies={companies} />
        <tbody>
          <FigureRows companies={companies} />
        </tbody>
        <tbody>
          <QualificationRows companies={companies} today={today} />
        </tbody>
        <tbody>
          <PeopleRows companies={companies} />
        </tbody>
        <tbody>
          <RegisterRows companies={companies} />
        </tbody>
      </table>
    </section>
  )
}

/** Two to four companies side by side (CMP-01), with the form that adds a company. */
export function ComparisonView({
  companies,
  today,
  ids,
  keyword,
  note,
  notices,
  rivals,
  children,
}: {
  companies: readonly ComparedCompany[]
  /** YYYY-MM-DD in Shanghai. */
  today: string
  /** Company ids in the format of the page's address. */
  ids: string
  keyword: string
  /** The reason why the typed company was not added. */
  note: string | null
  /** Further notices: the daily limit, or companies that do not exist. */
  notices?: ReactNode
  /**
   * Companies that often bid against the first company, each with the address of the comparison that includes
   * it.
   */
  rivals: ReadonlyArray<{ readonly id: string; readonly name: string; readonly href: string }>
  /** Matches to choose from, or an error. */
  children?: ReactNode
}) {
  const [first] = companies
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '企业对比' }]} />
      <h1 className="mb-1 text-20 font-semibold">企业对比</h1>
      <p className="mb-3 text-ink-2">{`信用、中标、报价、资质与人员逐行并排，最多 ${MAX_COMPARED} 家；点数字看依据。`}</p>
      {notices}
      {companies.length >= MAX_COMPARED ? (
        <p role="status" className="text-ink-2">
          {COMPARISON_TEXTS.full}
        </p>
      ) : (
        <AddForm ids={ids} keyword={keyword} note={note} />
      )}
      {rivals.length > 0 && first && (
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-3">
          <span>常与{first.name}同场投标：</span>
          {rivals.map(({ id, name, href }) => (
            <a key={id} className="py-0.5 text-primary hover:underline" href={href} rel="nofollow">
              + {name}
            </a>
          ))}
        </p>
      )}
      {children && <div className="mt-4">{children}</div>}
      {first ? (
        <>
          <div className="mt-4">
            <Table companies={companies} today={today} />
          </div>
          <HowCounted from={first.figures.from} to={first.figures.to} />
        </>
      ) : (
        !children && (
          <div className="card mt-4">
            <EmptyState title="请选择企业">
              输入企业名称，或在企业列表与企业详情页点“对比”。添加两家以上后逐行并排。
            </EmptyState>
          </div>
        )
      )}
    </main>
  )
}
