import { formatShared } from '@zhushutong/domain/due-diligence'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { MoreRows } from '@/lists/more-rows'
import type { DueSheet } from './due-diligence.types'

type Shared = DueSheet['sameAddress']
type HrefOf = (kind: string, id: string) => string

function Companies({ label, shared, hrefOf }: { label: string; shared: Shared; hrefOf: HrefOf }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">
        {label}
        {shared !== null && (
          <span className="ml-2 font-normal text-ink-3">{formatShared(shared.total)} 家</span>
        )}
      </h3>
      {shared === null && <p className="text-ink-3">未收录或不完整，无法比对。</p>}
      {shared?.total === 0 && <p className="text-ink-3">未见。</p>}
      {shared !== null && shared.total > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {shared.records.map(({ id, name }) => (
            <li key={id}>
              <a className="text-primary" href={hrefOf('company', id)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {shared && <MoreRows of={shared} noun="家" />}
    </div>
  )
}

const formerText = ({ name, until }: DueSheet['former'][number]): string =>
  until === null ? name : `${name}（至 ${until}）`

/** Former names, and the companies that share the address or the name of the legal person (DUE-08, DUE-09). */
export function SharedCompanies({ sheet, hrefOf }: { sheet: DueSheet; hrefOf: HrefOf }) {
  return (
    <TitledCard id="shared" title="名称、地址与法定代表人">
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h3 className="font-semibold">曾用名</h3>
          <p className={sheet.former.length === 0 ? 'text-ink-3' : undefined}>
            {sheet.former.map(formerText).join('、') || '未见。未收录不代表没有更过名。'}
          </p>
        </div>
        <Companies label="注册地址相同" shared={sheet.sameAddress} hrefOf={hrefOf} />
        <Companies label="同省法定代表人同名" shared={sheet.sameLegalPerson} hrefOf={hrefOf} />
        <p className="text-12 text-ink-3">仅比对本平台收录的企业；同名不代表同一人。</p>
      </div>
    </TitledCard>
  )
}
