import { formatPrice } from '@zhushutong/domain/formatting'
import { LEDGER_ACCOUNTS } from '@zhushutong/domain/ledger'
import { Tag } from '@zhushutong/ui/tag'
import { ResourceList } from '../../list/resource-list'
import { LedgerIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'

/** The accounts at present, each with a check against the documents (LED-05). */
function List() {
  return (
    <ResourceList
      resource="ledger"
      columns={[
        { header: '科目', cell: ({ id }) => LEDGER_ACCOUNTS[id].label },
        { header: '账面余额', align: 'right', cell: ({ balance }) => formatPrice(balance) },
        {
          header: '按单据应为',
          align: 'right',
          cell: ({ documents }) => (documents === null ? '--' : formatPrice(documents)),
        },
        {
          header: '核对',
          cell: ({ documents, difference }) => {
            if (difference !== 0) return <Tag tone="bad">相差 {formatPrice(difference)}</Tag>
            return documents === null ? '--' : <Tag tone="ok">一致</Tag>
          },
        },
      ]}
    />
  )
}

export const ledgerScreen: Screen = { group: '管理', Icon: LedgerIcon, List }
