import type { StaffContract } from '@zhushutong/sdk/staff'
import type { ResourceDeps, StaffHandlers } from '../../console'
import { pageIn } from '../../platform/http'
import { checkBooks } from '../books/check-books'

/** The accounts of the ledger, compared with the documents at the moment of the call (LED-05). */
export function ledgerCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['ledger']> {
  return {
    async list(query) {
      const { accounts } = await checkBooks(database.orm)
      return pageIn(
        query,
        accounts.map(({ account, ...row }) => ({ ...row, id: account })),
      )
    },
  }
}
