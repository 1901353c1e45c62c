import { createHash } from 'node:crypto'
import { parseDay } from '@zhushutong/domain/formatting'
import { AGREEMENTS } from '@zhushutong/domain/login'
import { disclaimers } from './disclaimers'
import { type LegalDocument, toHtml } from './document'
import { privacy } from './privacy'
import { purchaseTerms } from './purchase-terms'
import { userAgreement } from './user-agreement'

const DOCUMENTS = {
  agreement: userAgreement,
  privacy,
  disclaimers,
  purchase: purchaseTerms,
} satisfies Record<string, LegalDocument>

export type AgreementType = keyof typeof DOCUMENTS

/** The types, in the order of storing. */
export const AGREEMENT_TYPES = Object.keys(DOCUMENTS) as readonly AgreementType[]

/** Hex digits of the hash; enough to make a collision practically impossible. */
const VERSION_LENGTH = 16

/** The version of a text: its hash, so that a changed text automatically has another version (AGR-01). */
export function versionOf(title: string, content: string): string {
  return createHash('sha256').update(`${title}\n${content}`).digest('hex').slice(0, VERSION_LENGTH)
}

const read = (type: AgreementType) => {
  const { updatedOn, ...document } = DOCUMENTS[type]
  const content = toHtml(document)
  const { title } = document
  return { title, content, version: versionOf(title, content), updatedAt: parseDay(updatedOn) ?? 0 }
}

const TEXTS = Object.fromEntries(AGREEMENT_TYPES.map((type) => [type, read(type)])) as Readonly<
  Record<AgreementType, ReturnType<typeof read>>
>

/** An agreement as HTML from our own template, with its version. */
export function agreement(type: AgreementType) {
  return TEXTS[type]
}

/** The pages of the agreements; the purchase agreement opens on the page of the purchase. */
const PATHS: Readonly<Record<AgreementType, string>> = {
  ...(Object.fromEntries(AGREEMENTS.map(({ type, href }) => [type, href])) as Record<
    (typeof AGREEMENTS)[number]['type'],
    string
  >),
  purchase: '/svip.html',
}

/** The articles of all agreements, for the search (AI-12). */
export function listAgreementParts() {
  return AGREEMENT_TYPES.flatMap((type) =>
    DOCUMENTS[type].articles.map(({ heading, body }) => ({
      title: heading,
      text: body.flat(),
      path: PATHS[type],
      of: `《${DOCUMENTS[type].title}》`,
    })),
  )
}
