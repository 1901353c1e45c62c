import { LEDGER_ACCOUNT_NAMES, type LedgerAccount } from '@zhushutong/domain/ledger'
import * as z from 'zod/mini'
import { fen } from '../contract/common'
import { callsOf } from './resource'

const row = () =>
  z.object({
    /** The account. */
    id: z.enum(LEDGER_ACCOUNT_NAMES as readonly [LedgerAccount, ...LedgerAccount[]]),
    balance: fen(),
    /** What payments, refunds, wallets and grants add up to; null: no document counts it. */
    documents: z.nullable(fen()),
    /** Not 0: something is wrong (LED-05). */
    difference: fen(),
  })

/** The accounts of the ledger, compared with the documents as of now (LED-05). */
export const ledger = { list: callsOf('ledger', row).list(['account'], () => ({})) }
