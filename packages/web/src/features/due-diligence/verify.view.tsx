import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { CompareFile } from './compare-file'
import { DueChecks } from './due-checks'
import type { VerifiedSheet } from './due-diligence.types'

interface Asked {
  readonly number: string
  readonly code: string
}

function Facts({ sheet, companyHref }: { sheet: VerifiedSheet; companyHref: string }) {
  const facts = [
    ['编号', sheet.number],
    [
      '企业',
      <a key="company" className="text-primary" href={companyHref}>
        {sheet.companyName}
      </a>,
    ],
    ['统一社会信用代码', sheet.creditCode ?? '未收录'],
    ['出具给', sheet.recipient ?? '未指定'],
    ['出具时间', formatTime(sheet.issuedAt)],
    ['总的结论', sheet.summary],
    [
      '文件 SHA-256',
      <code key="hash" className="break-all">
        {sheet.hash}
      </code>,
    ],
  ] as const
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Result({ sheet, companyHref }: { sheet: VerifiedSheet; companyHref: string }) {
  return (
    <>
      <TitledCard title="核验通过：由筑数通出具">
        <Facts sheet={sheet} companyHref={companyHref} />
      </TitledCard>
      <TitledCard title="核对手里的文件">
        <CompareFile hash={sheet.hash} size={sheet.size} />
      </TitledCard>
      <TitledCard title="出具时的结论" count={sheet.checks.length}>
        <DueChecks checks={sheet.checks} />
        <p className="mt-3 text-12 text-ink-3">这是出具当时的结论，数据此后可能更新，请以企业页面为准。</p>
      </TitledCard>
    </>
  )
}

/**
 * The public page that verifies an issued sheet by its number and check code (DUE-11).
 * @param sheet undefined before a request, null if there is none, 'failed' if loading failed
 */
export function VerifyView({
  asked,
  sheet,
  path,
  companyHref,
}: {
  asked: Asked
  sheet: VerifiedSheet | null | undefined | 'failed'
  path: string
  companyHref: string
}) {
  return (
    <main id="main" className="wrap max-w-[52rem] pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '尽调表核验' }]} />
      <h1 className="mb-2 text-20 font-semibold">尽调表核验</h1>
      <p className="mb-4 text-ink-2">
        输入尽调表页脚的编号与校验码，核对它是否由筑数通出具、给谁、何时，以及文件有没有改动。
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <form
          action={path}
          className="card grid gap-4 px-3 py-4 md:grid-cols-[1fr_1fr_auto] md:items-end md:px-6"
        >
          <TextField
            label="编号"
            name="number"
            required
            autoComplete="off"
            maxLength={40}
            placeholder="JD20261128-7K3M9Q"
            defaultValue={asked.number}
          />
          <TextField
            label="校验码"
            name="code"
            required
            autoComplete="off"
            maxLength={20}
            placeholder="8 位字母与数字"
            defaultValue={asked.code}
          />
          <Button type="submit" variant="primary">
            核验
          </Button>
        </form>
        {sheet === 'failed' && <ErrorState title="没有查到结果">查询失败，请稍后重试。</ErrorState>}
        {sheet === null && (
          <EmptyState title="没有这份尽调表">
            编号或校验码不符。请对照 PDF 页脚重新输入；仍然不符，说明它不是由筑数通出具的。
          </EmptyState>
        )}
        {sheet && sheet !== 'failed' && <Result sheet={sheet} companyHref={companyHref} />}
      </div>
    </main>
  )
}
