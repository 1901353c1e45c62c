import type { IncomingMessage } from 'node:http'

/** The headers by which React's router asks for data. */
const STATE_HEADER = 'next-router-state-tree'
const OTHER_HEADERS = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-action', 'range']

/** The state of a router that has the portal's frame and nothing else: the answer is what the frame contains. */
const FRAME_STATE = encodeURIComponent(JSON.stringify(['', { children: ['(portal)', {}] }]))

/** The request for what the frame contains; the same for every page in it. */
export const FRAME_REQUEST = { rsc: '1', [STATE_HEADER]: FRAME_STATE } as const

/** Marks of a state with parts to be loaded again. */
const MARKED = /"(refetch|inside-shared-layout|metadata-only)"/

const decode = (header: string): string => {
  try {
    return decodeURIComponent(header)
  } catch {
    return ''
  }
}

/** True for a navigation from a page in the portal's frame, which has the same answer from each of them. */
export function isFromFrame({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers.rsc !== '1' || OTHER_HEADERS.some((name) => headers[name] !== undefined)) return false
  const state = decode(String(headers[STATE_HEADER] ?? ''))
  return state.startsWith('["",{"children":["(portal)",') && !MARKED.test(state)
}
