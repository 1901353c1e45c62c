import type { NextRequest } from 'next/server'
import { endSession, passThrough, TOKEN_COOKIE } from '@/wiring/pass-through'

export const dynamic = 'force-dynamic'

const answer = async (request: NextRequest, { params }: { params: Promise<{ path: string[] }> }) => {
  const path = `/${(await params).path.join('/')}`
  if (request.method === 'POST' && path === '/session/end') return endSession(request)
  return passThrough(request, path, request.cookies.get(TOKEN_COOKIE)?.value)
}

export { answer as DELETE, answer as GET, answer as POST }
