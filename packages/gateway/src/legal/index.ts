import { disclaimers } from './disclaimers'
import { type LegalDocument, toHtml } from './document'
import { privacy } from './privacy'
import { purchaseTerms } from './purchase-terms'
import { userAgreement } from './user-agreement'

/** Time of the last change: 2026-11-01 in Shanghai, ms since epoch. */
const UPDATED_AT = Date.UTC(2026, 9, 31, 16)

const DOCUMENTS = {
  agreement: userAgreement,
  privacy,
  disclaimers,
  purchase: purchaseTerms,
} satisfies Record<string, LegalDocument>

export type AgreementType = keyof typeof DOCUMENTS

/** An agreement as HTML that we generate ourselves. */
export function agreement(type: AgreementType) {
  const document = DOCUMENTS[type]
  return { title: document.title, content: toHtml(document), updatedAt: UPDATED_AT }
}
