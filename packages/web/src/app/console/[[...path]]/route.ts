import type { NextRequest } from 'next/server'
import { serveConsole } from '@/forwarding/console-files'
import { passStaffCall } from '@/forwarding/staff-call'
import { STAFF_COOKIE } from '@/settings/cookies'

export const dynamic = 'force-dynamic'

const readPath = ({ url }: NextRequest) => new URL(url).pathname.replace(/^\/console/, '')

export function GET(request: NextRequest): Promise<Response> {
  return serveConsole(readPath(request))
}

export function POST(request: NextRequest): Promise<Response> {
  return passStaffCall(request, readPath(request), request.cookies.get(STAFF_COOKIE)?.value)
}
