import { LEDGER_ACCOUNT_NAMES, type LedgerAccount } from '@zhushutong/domain/ledger'
import * as z from 'zod/mini'
import { fen } from '../../contract/shape/common'
import { callsOf } from '../resource'

const row = () =>
  z.object({
    /** The account's name. */
    id: z.enum(LEDGER_ACCOUNT_NAMES as readonly [LedgerAccount, ...LedgerAccount[]]),
    balance: fen(),
    /** The sum of payments, refunds, wallets and grants; null for an account without documents. */
    documents: z.nullable(fen()),
    /** Not 0 means an error (LED-05). */
    difference: fen(),
  })

/** The accounts of the ledger, compared with the present documents (LED-05). */
export const ledger = { list: callsOf('ledger', row).list(['account'], () => ({})) }
