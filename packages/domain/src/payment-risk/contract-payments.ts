/** A completed contract with its published payments. Amounts in fen. */
export interface PublishedContract {
  readonly id: string
  readonly name: string
  readonly contractorName: string | null
  /** The contract amount in CNY; null if it is unknown. */
  readonly amount: number | null
  readonly completedOn: string
  /** The amounts of the published payments; empty if none was published. */
  readonly payments: readonly number[]
}

/** A completed contract of which less than the usual part was published as paid. */
interface Underpaid {
  readonly id: string
  readonly name: string
  readonly contractorName: string | null
  readonly completedOn: string
  /** Percent of the contract amount, one decimal. */
  readonly paid: number
}

/** The payments of an owner: n of m completed contracts have published payments, k of n remain under the limit. */
interface ContractPayments {
  readonly completed: number
  readonly published: number
  readonly under: readonly Underpaid[]
}

/** Percent of the finished work that public owners have to pay in progress (财建〔2022〕183 号). */
export const PROGRESS_PERCENT = 80

const paidPercent = ({ amount, payments }: PublishedContract): number | null => {
  if (amount === null || amount <= 0 || payments.length === 0) return null
  const paid = payments.reduce((sum, payment) => sum + payment, 0)
  return Math.round((paid / amount) * 1000) / 10
}

/**
 * The published payments of an owner's completed contracts (PMR-02): a contract without published payments or amount
 * says nothing, and is counted as such. The least paid first.
 */
export function measurePayments(contracts: readonly PublishedContract[]): ContractPayments {
  const known = contracts.flatMap((contract) => {
    const paid = paidPercent(contract)
    return paid === null ? [] : [{ contract, paid }]
  })
  const under = known
    .filter(({ paid }) => paid < PROGRESS_PERCENT)
    .sort((a, b) => a.paid - b.paid)
    .map(({ contract: { id, name, contractorName, completedOn }, paid }) => ({
      ...{ id, name, contractorName, completedOn, paid },
    }))
  return { completed: contracts.length, published: known.length, under }
}
