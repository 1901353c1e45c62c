import { FEN_PER_WAN } from '@zhushutong/domain/formatting'
import { personIdentity } from '../organisations/seed-person'
import { randomOf } from '../random'
import type { Dataset, Project } from './dataset'
import { personName, phone } from './made-up-names'

const STREAM = { owner: 140, agency: 141, notice: 142, terms: 143, candidate: 144 }
const THOUSAND_YUAN = 100_000

/** Contacts of a project. An organisation has only a few, who appear repeatedly. */
interface Contact {
  readonly name: string
  readonly phone: string | null
}

const contactOf = (stream: number, organisation: number, choice: number): Contact => {
  const people = 1 + (randomOf(stream, organisation).int(0, 5) % 3)
  const random = randomOf(stream, organisation * 4 + 1 + (choice % people))
  return { name: personName(random), phone: phone(random) }
}

/** The contacts in a project's notices; the phone may be missing. */
export function contactsOf({ index, owner, agency }: Project) {
  const random = randomOf(STREAM.notice, index)
  const ofOwner = contactOf(STREAM.owner, owner, random.int(0, 5))
  const ofAgency = agency === null ? null : contactOf(STREAM.agency, agency, random.int(0, 5))
  return {
    owner: random.chance(0.1) ? { ...ofOwner, phone: null } : ofOwner,
    agencyPhone: random.chance(0.15) ? null : (ofAgency?.phone ?? null),
  }
}

/** The terms of a project's tender, the same in notice and result. Amounts in fen. */
export function tenderTermsOf({ index, budget, type }: Project) {
  const random = randomOf(STREAM.terms, index)
  const days = (40 * Math.log(budget / FEN_PER_WAN + 20) - 100) * (0.8 + 0.4 * random.next())
  // The legal maximum: 2 % of the estimate, and 800,000 yuan for construction; applied to every type.
  const share = Math.min(budget * random.pick([0.01, 0.015, 0.02]), 80 * FEN_PER_WAN)
  return {
    sections: type === 'building' || type === 'municipal' ? random.int(1, 2) : 1,
    deposit: Math.max(Math.floor(share / THOUSAND_YUAN), 1) * THOUSAND_YUAN,
    duration: Math.max(Math.round(days / 5) * 5, 20),
  }
}

/** A ranked bid: bidder, price (fen), person in charge. */
export function candidateOf({ index, budget, result }: Project, rank: number, { identities }: Dataset) {
  const company = identities[result?.bidders[rank] ?? 0]
  const isRegistered = rank === 0 && result?.manager != null
  return {
    companyId: company?.id ?? '',
    companyName: company?.name ?? '',
    price: result?.prices[rank] ?? budget,
    managerName: isRegistered
      ? personIdentity(result.manager ?? 0).name
      : personName(randomOf(STREAM.candidate, index * 8 + rank)),
  }
}
