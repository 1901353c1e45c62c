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

/** The types, in the order in which they are kept. */
export const AGREEMENT_TYPES = Object.keys(DOCUMENTS) as readonly AgreementType[]

/** Characters of a version: enough of the hash that no two texts share one. */
const VERSION_LENGTH = 16

/** A text's version: a changed text is another version, without anybody having to say so (AGR-01). */
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

/** An agreement as HTML that we generate ourselves, with its version. */
export function agreement(type: AgreementType) {
  return TEXTS[type]
}

/** The pages of the agreements; that of a purchase opens beside the till. */
const PATHS: Readonly<Record<AgreementType, string>> = {
  ...(Object.fromEntries(AGREEMENTS.map(({ type, href }) => [type, href])) as Record<
    (typeof AGREEMENTS)[number]['type'],
    string
  >),
  purchase: '/svip.html',
}

/** The articles of all agreements, to be searched (AI-12). */
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
