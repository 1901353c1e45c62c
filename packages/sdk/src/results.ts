import type { contract, ResultOf } from './contract'

// Results that methods written by hand take and return; part of `api.ts`, which the client cannot import itself.

/** An export and its progress; cost in fen, times in ms. */
export type ExportJob = ResultOf<typeof contract.exports.get>

/** An order; amounts in fen, times in ms. */
export type Order = ResultOf<typeof contract.orders.get>
