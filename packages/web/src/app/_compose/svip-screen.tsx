import { shownPackages } from '@zhushutong/domain/purchase'
import { SvipView } from '@/features/svip'
import type { Reader } from './reader'

/** The page that sells the SVIP, priced for its reader. */
export async function SvipScreen({ reader }: { reader: Reader }) {
  const offers = await reader.trade.offers()
  const svipUntil = reader.viewer.svip ? (reader.member?.svipUntil ?? null) : null
  return <SvipView packages={offers && shownPackages(offers)} svipUntil={svipUntil} />
}
