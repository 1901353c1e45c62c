import { randomOf } from './random'
import { personIdentity } from './seed-person'
import { personName, phone } from './words'
import type { Work, World } from './world'

const STREAM = { owner: 140, agency: 141, notice: 142, terms: 143, candidate: 144 }
const WAN = 1_000_000
const THOUSAND_YUAN = 100_000

/** Whom to call about a work. An organisation has a few people who do so, and their names come again. */
export interface Contact {
  readonly name: string
  readonly phone: string | null
}

const contactOf = (stream: number, organisation: number, choice: number): Contact => {
  const people = 1 + (randomOf(stream, organisation).int(0, 5) % 3)
  const random = randomOf(stream, organisation * 4 + 1 + (choice % people))
  return { name: personName(random), phone: phone(random) }
}

/** The contacts that the notices of a work give; a phone may be left out. */
export const contactsOf = ({ index, owner, agency }: Work) => {
  const random = randomOf(STREAM.notice, index)
  const ofOwner = contactOf(STREAM.owner, owner, random.int(0, 5))
  const ofAgency = agency === null ? null : contactOf(STREAM.agency, agency, random.int(0, 5))
  return {
    owner: random.chance(0.1) ? { ...ofOwner, phone: null } : ofOwner,
    agencyPhone: random.chance(0.15) ? null : (ofAgency?.phone ?? null),
  }
}

/** What the tender of a work asks for, as its notice and its result both say. Amounts in fen. */
export const termsOf = ({ index, budget, type }: Work) => {
  const random = randomOf(STREAM.terms, index)
  const days = (40 * Math.log(budget / WAN + 20) - 100) * (0.8 + 0.4 * random.next())
  // At most two per cent of the estimate, and 800,000 yuan for construction.
  const share = Math.min(budget * random.pick([0.01, 0.015, 0.02]), 80 * WAN)
  return {
    sections: type === 'building' || type === 'municipal' ? random.int(1, 2) : 1,
    deposit: Math.max(Math.floor(share / THOUSAND_YUAN), 1) * THOUSAND_YUAN,
    duration: Math.max(Math.round(days / 5) * 5, 20),
  }
}

/** A ranked bid of a work: who, for how much (fen), with whom in charge. */
export const candidateOf = ({ index, budget, result }: Work, rank: number, { identities }: World) => {
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
