import type { NextRequest } from 'next/server'
import { BROWSER_COOKIE } from '@/wiring/server/cookies'
import { finishScan } from '@/wiring/server/finish-scan'

export const dynamic = 'force-dynamic'

export function GET(request: NextRequest) {
  return finishScan(request, request.cookies.get(BROWSER_COOKIE)?.value)
}
