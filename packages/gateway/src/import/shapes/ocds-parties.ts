import { classifyCompanyCode } from '@zhushutong/domain/identity'
import type { AnyCell } from '@zhushutong/domain/records'
import { cleanText } from '../parse/reading'
import { type Fields, isFields } from '../source'
import { amountOf, listOf, listOrganisations } from './ocds-awards'

type Row = Readonly<Record<string, AnyCell>>

const identifiersOf = ({ identifier, additionalIdentifiers }: Fields): readonly Fields[] => [
  ...(isFields(identifier) ? [identifier] : []),
  ...listOf(additionalIdentifiers),
]

/**
 * The code of an organisation of a release: the first of its party's identifiers that is the code of a Chinese company
 * (DAT-54).
 */
export function codesIn(release: Fields): (organisation: Fields) => string | null {
  const parties = listOf(release.parties)
  return (organisation) => {
    const party = parties.find(({ id }) => id !== undefined && id === organisation.id)
    const identifiers = [...identifiersOf(organisation), ...(party ? identifiersOf(party) : [])]
    return identifiers.flatMap(({ id }) => classifyCompanyCode(cleanText(id))?.code ?? [])[0] ?? null
  }
}

const BID = { companyId: null, rank: null, price: null, priceText: null, managerName: null }

/** The bids of a release, by its list of bids or else of tenderers; a price in another currency is left out. */
export function candidatesOf(release: Fields, currency: string | null): readonly Row[] | null {
  const codeOf = codesIn(release)
  const details = isFields(release.bids) ? listOf(release.bids.details) : []
  const rows = details.flatMap((bid): Row[] => {
    const tenderers = listOrganisations(bid.tenderers)
    const [lead] = tenderers
    if (!lead) return []
    const { value } = amountOf(bid.value)
    const price = value !== null && value.currency === currency ? value.amount : null
    const companyName = tenderers.map(({ name }) => cleanText(name)).join('、')
    return [{ ...BID, companyCode: codeOf(lead), companyName, price }]
  })
  const named = new Set(
    details.flatMap((bid) => listOrganisations(bid.tenderers)).map(({ name }) => cleanText(name)),
  )
  const others = listOrganisations(isFields(release.tender) ? release.tender.tenderers : [])
    .filter(({ name }) => !named.has(cleanText(name)))
    .map((each): Row => ({ ...BID, companyCode: codeOf(each), companyName: cleanText(each.name) }))
  return rows.length + others.length > 0 ? [...rows, ...others] : null
}

/** The parties of a release in the role of subcontractors (DAT-52). */
export function subcontractorsOf(release: Fields): readonly Row[] | null {
  const codeOf = codesIn(release)
  const parties = listOf(release.parties).filter(
    ({ roles }) => Array.isArray(roles) && roles.map(cleanText).includes('subcontractor'),
  )
  const rows = listOrganisations(parties).map(
    (party): Row => ({
      companyId: null,
      companyCode: codeOf(party),
      companyName: cleanText(party.name),
      content: null,
    }),
  )
  return rows.length > 0 ? rows : null
}
