import type { PostingInput, PostingKind } from '@zhushutong/domain/labour'
import { labour as calls } from '@zhushutong/sdk/contract'
import { createClient } from '@zhushutong/sdk/portal'
import { CALLS } from '../client'
import { orFailure, orRefusal } from '../failure'

/** The reader's postings in the labour hall. With a client of its own, since few pages load it. */
export function createPostings() {
  const { labour } = createClient({ labour: calls }, CALLS)
  return {
    /** Adds a posting, or changes the posting with an id; null on success, otherwise the problems. */
    send: (target: { kind: PostingKind; id?: string }, posting: PostingInput, signal?: AbortSignal) => {
      const form = { ...posting, certificates: [...posting.certificates], benefits: [...posting.benefits] }
      return orRefusal(
        target.id
          ? labour.update({ id: target.id, ...form }, { signal })
          : labour.add({ module: target.kind, ...form }, { signal }),
      )
    },
    close: (id: string) => orFailure(labour.close({ id })),
  }
}
