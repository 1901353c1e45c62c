import { NO_NETWORK } from '@/wiring/browser/failure'

/** The file name in the gateway's response. */
const nameIn = (disposition: string | null): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? []
  return encoded ? decodeURIComponent(encoded) : '企业.pdf'
}

const messageIn = async (answer: Response): Promise<string> => {
  const body: unknown = await answer.json().catch(() => null)
  const message = typeof body === 'object' && body !== null && 'statusMessage' in body && body.statusMessage
  return typeof message === 'string' && message !== '' ? message : NO_NETWORK
}

/** Requests the PDF of a company's page; a refusal has the gateway's own message. */
export async function makeCompanyPdf(
  href: string,
  signal: AbortSignal,
): Promise<{ readonly content: Blob; readonly fileName: string } | { readonly error: string }> {
  try {
    const answer = await fetch(href, { signal })
    if (!answer.ok) return { error: await messageIn(answer) }
    return { content: await answer.blob(), fileName: nameIn(answer.headers.get('content-disposition')) }
  } catch {
    return { error: NO_NETWORK }
  }
}
