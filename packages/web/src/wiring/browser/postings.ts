import type { PostingInput, PostingKind } from '@zhushutong/domain/labour'
import { createClient, isPortalError } from '@zhushutong/sdk'
import { labour as calls } from '@zhushutong/sdk/contract'
import { CALLS } from './client'
import { orFailure } from './failure'

const fieldsOf = (error: unknown) => (isPortalError(error) && error.kind === 'validation' ? error.fields : [])

/** The reader's postings in the labour hall; with a client of its own, since few pages load it. */
export function createPostings() {
  const { labour } = createClient({ labour: calls }, CALLS)
  return {
    /** Adds a posting, or changes the one with an id; null on success, else the problems. */
    send: async (target: { kind: PostingKind; id?: string }, posting: PostingInput, signal?: AbortSignal) => {
      const form = { ...posting, certificates: [...posting.certificates], benefits: [...posting.benefits] }
      try {
        if (target.id) await labour.update({ id: target.id, ...form }, { signal })
        else await labour.add({ module: target.kind, ...form }, { signal })
        return null
      } catch (error) {
        if (!isPortalError(error)) throw error
        return { message: error.message, fields: fieldsOf(error) }
      }
    },
    close: (id: string) => orFailure(labour.close({ id })),
  }
}
